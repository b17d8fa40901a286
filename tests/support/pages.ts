import { ask } from './server';

interface LightIncident {
  IncidentReference: string;
  PowerCutType: string;
  IncidentType: number;
  StatusId?: number;
  PostCodesAffected: string[];
}

/** The light list of the site's own API. */
export async function incidentsOf(site: string): Promise<LightIncident[]> {
  const answer = await ask(`${site}/api/power-cut/all-incidents-light`);
  return (await answer.json()) as LightIncident[];
}

/** The whole list: a megabyte and more in a storm. */
export async function wholeIncidentsOf(
  site: string,
): Promise<
  (LightIncident & { NoCustomerAffected: number; EstimatedRestorationDate: string | null })[]
> {
  const answer = await ask(`${site}/api/power-cut/all-incidents`);
  return (await answer.json()) as Awaited<ReturnType<typeof wholeIncidentsOf>>;
}

/** Pages that do not depend on current incidents, by path. */
export const STANDING_PAGES = [
  '/',
  '/power-cut',
  '/power-cut/list',
  '/power-cut/list?show=planned',
  '/power-cut/map',
  '/power-cut/pin',
  '/power-cut/search',
  '/power-cut/search?mode=header&value=CB1+9ZA',
  '/power-cut/search?value=CM1+9ZA',
  '/power-cut/search?value=CO1+9ZZ',
  '/power-cut/search?value=x',
  '/power-cut/search?other=M1+9ZA&distributor=Electricity+North+West',
  '/power-cut/cambridge',
  '/power-cut/incident',
  '/power-cut/incident?postcode=CB1+9ZA',
  '/power-cut/incident?postcode=CB3+9ZA',
  '/power-cut/incident?postcode=NR1+9ZA',
  '/power-cut/incident?postcode=NR2+9ZA',
  '/power-cut/incident?postcode=NR5+9ZA',
  '/power-cut/incident?postcode=SE1+9ZA',
  '/power-cut/incident?postcode=SE2+9ZA',
  '/power-cut/incident?postcode=SE3+9ZA',
  '/power-cut/incident?postcodesector=IP1+9',
  '/power-cut/stay-informed?postcode=CB1+9ZA',
  '/power-cut/warm-places?near=CB1+9ZA',
  '/power-cut/how-we-estimate',
  '/power-cut/still-off?incidentid=INCD-100303-B',
  '/power-cut/notifications?incidentid=INCD-100101-A',
  '/power-cut/text-updates',
  '/power-cut/text-updates/incident?incidentid=INCD-100101-A',
  '/power-cut/text-updates/stop',
  '/accessibility',
  '/cookies',
] as const;

/** Error pages, with their status. */
export const PROBLEM_PAGES = [
  ['/nothing-here', 404],
  ['/power-cut/nowhere', 404],
  ['/forms/nothing-here', 404],
  ['/power-cut/incident?incidentid=INCD-0-X', 404],
  ['/serivce-down', 503],
] as const;
