/** One attempt of one visit to ask a smart meter. Instants are milliseconds; meter and visit are keyed hashes. */
export interface MeterPingTable {
  meter: string;
  visit: string;
  /** 1 to 3: a place among the attempts, taken for an hour. Specification: form engine, section 9. */
  attempt: number;
  correlation_id: string;
  started_at: number;
}

/** What the embedded operator was asked. */
export interface OperatorPingTable {
  correlation_id: string;
  meter: string;
  attempt: number;
  started_at: number;
}

export interface MeterTables {
  meter_ping: MeterPingTable;
  operator_ping: OperatorPingTable;
}
