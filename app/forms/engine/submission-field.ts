/**
 * API contract: FormSubmission, FormField, FormAddress, Appointment, DateAndTime, SmartMeterState.
 */
export type SubmissionValue = string | number | boolean | readonly string[] | null;

export interface WireAddress {
  readonly AddressLine1: string;
  readonly AddressLine2: string;
  readonly AddressLine3: string;
  readonly AddressLine4: string;
  readonly Postcode: string;
  readonly Mpan: string | null;
  readonly ManuallyEnteredAddress: boolean;
  /** Of an address chosen on the map; its postcode may then be a sector, or empty. */
  readonly Pin?: { readonly lat: number; readonly lng: number };
}

export interface WireAppointment {
  readonly day: string;
  readonly noAccess: boolean;
  readonly timeFrom?: string;
  readonly timeUntil?: string;
}

export interface WireDateAndTime {
  readonly calendarStartDate: string;
  readonly calendarEndDate: string;
  readonly startTime: string;
  readonly endTime: string;
}

export interface WireSmartMeter {
  readonly CorrelationID: string | null;
  readonly IsSmart: boolean;
  readonly OnSupply: boolean | null;
  readonly SmartPingEnabled: boolean;
  readonly PingAllowed: boolean;
  readonly Status: string | null;
}

export interface Representative {
  readonly name: string;
  readonly telephoneNumber?: string;
  readonly emailAddress?: string;
}

export interface Members {
  readonly Address?: WireAddress;
  readonly Appointment?: WireAppointment;
  readonly DateAndTime?: WireDateAndTime;
  readonly SmartMeter?: WireSmartMeter;
  readonly assets?: readonly Readonly<Record<string, string>>[];
  readonly authorisedRepresentatives?: readonly Representative[];
}

/** A field's value in `formData`, and a member of its own if the API has one. */
export interface SubmissionField {
  readonly value: SubmissionValue;
  readonly members?: Members;
}
