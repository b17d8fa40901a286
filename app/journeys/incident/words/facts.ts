import { customersOf } from '~/domain/incident/customers';
import { daysUntilOf } from '~/domain/incident/outlook';
import type { Situation } from '~/domain/incident/situation';
import { moment } from '~/domain/time/speak-time';
import type { Fact } from '../models/answer-model';
import type { IncidentTexts } from './days-in-words';

/** "43", "More than 5,000", or the sentence for an unknown number (J-1037, J-1038). */
function customersFact(situation: Situation, t: IncidentTexts): Fact | null {
  const { isPlanned: planned, isRestored } = situation;
  const name = t(planned || isRestored ? 'factCustomersPlanned' : 'factCustomers');
  const customers = customersOf(situation);
  if (customers.kind === 'many') return { name, value: t('customersOver') };
  if (customers.kind === 'number') return { name, value: customers.count.toLocaleString('en-GB') };
  if (customers.restored || planned) return null;
  return { name, value: t(customers.kind === 'unknown' ? 'customersUnknown' : 'customersZero') };
}

/** Without unknown ones. Reported is ReceivedDate, else CreationDateTime (J-876). */
export function factsOf(situation: Situation, t: IncidentTexts): readonly Fact[] {
  const { incident, now, isPlanned: planned, isCancelled } = situation;
  const reported = incident.receivedAt ?? incident.createdAt;
  const days = planned && !isCancelled ? daysUntilOf(incident, now) : null;
  const all = [
    !planned && reported !== null
      ? { name: t('factReported'), value: moment(reported, now, t) }
      : null,
    !planned && incident.restoredAt !== null
      ? { name: t('factRestored'), value: moment(incident.restoredAt, now, t) }
      : null,
    days !== null && days > 0 ? { name: t('factDaysToGo'), value: String(days) } : null,
    planned && isCancelled ? null : customersFact(situation, t),
    { name: t('factReference'), value: incident.reference },
  ];
  return all.filter((fact) => fact !== null);
}
