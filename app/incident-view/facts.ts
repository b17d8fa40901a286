import { customersOf } from '~/domain/incident/customers';
import { isCancelled, isPlanned, isRestored } from '~/domain/incident/flags';
import { daysUntilOf } from '~/domain/incident/header-situation';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import { updatedAt } from '~/domain/speak-time';
import type { Fact } from './answer-model';
import type { IncidentTexts } from './when';

/** "43", "More than 5,000", or the sentence for a number that is not known. Specification: journeys, section 9; decisions J-1037, J-1038. */
export function customersFact(incident: Incident, now: Instant, t: IncidentTexts): Fact | null {
  const planned = isPlanned(incident);
  const name = t(planned || isRestored(incident, now) ? 'factCustomersPlanned' : 'factCustomers');
  const customers = customersOf(incident, now);
  if (customers.kind === 'many') return { name, value: t('customersOver') };
  if (customers.kind === 'number') return { name, value: customers.count.toLocaleString('en-GB') };
  return customers.restored || planned ? null : { name, value: t('customersZero') };
}

/** The small print of the answer; what is unknown is left out. Decision J-876: reported is ReceivedDate, else CreationDateTime. */
export function factsOf(incident: Incident, now: Instant, t: IncidentTexts): readonly Fact[] {
  const reported = incident.receivedAt ?? incident.createdAt;
  const planned = isPlanned(incident);
  const days = planned && !isCancelled(incident) ? daysUntilOf(incident, now) : null;
  const all = [
    !planned && reported !== null ? { name: t('factReported'), value: updatedAt(reported, now) } : null,
    !planned && incident.restoredAt !== null
      ? { name: t('factRestored'), value: updatedAt(incident.restoredAt, now) }
      : null,
    days !== null && days > 0 ? { name: t('factDaysToGo'), value: String(days) } : null,
    planned && isCancelled(incident) ? null : customersFact(incident, now, t),
    { name: t('factReference'), value: incident.reference },
  ];
  return all.filter((fact) => fact !== null);
}
