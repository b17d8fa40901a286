import { defineFieldType } from '../../engine/field-type';
import { blocksSubmission, phaseOf, smartMeterState, type SmartMeterState } from './ping';

export const smartMeter = defineFieldType<SmartMeterState>({
  name: 'smart meter',
  answer: smartMeterState,
  asks: false,
  byServer: 'meter',
  read: () => null,
  write: () => new Map(),
  check: (state, _field, { say }) =>
    blocksSubmission(state)
      ? [{ part: '', message: say(phaseOf(state) === 'asking' ? 'meterAsking' : 'meterSaysOn') }]
      : [],
  show: (state) => (state.status ? [state.status] : []),
  send: (state) =>
    state
      ? {
          value: state.status,
          members: {
            SmartMeter: {
              CorrelationID: state.correlationId,
              IsSmart: state.isSmart,
              OnSupply: state.onSupply,
              SmartPingEnabled: state.smartPingEnabled,
              PingAllowed: state.pingAllowed,
              Status: state.status,
            },
          },
        }
      : { value: null },
});
