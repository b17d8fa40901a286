export const INITIATIVE_TYPES = [
  'Assets And Operations',
  'Customers',
  'Digital Infrastructure',
  'Employees',
  'Smart Networks',
] as const;
export const PROJECT_STATUSES = ['In Progress', 'Completed'] as const;
export type InitiativeType = (typeof INITIATIVE_TYPES)[number];
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECTS_PAGE = 12;

export interface ProjectFilter {
  readonly initiativeType: readonly InitiativeType[];
  readonly status: readonly ProjectStatus[];
}
interface Project {
  readonly initiativeType: InitiativeType;
  readonly status: ProjectStatus;
}
const chosen = <V>(wanted: readonly V[], value: V): boolean =>
  wanted.length === 0 || wanted.includes(value);

/**
 * Values of one filter are alternatives; an empty filter matches everything. Wire contract:
 * fetchDsapProjects.
 */
export const filterProjects = <P extends Project>(
  projects: readonly P[],
  { initiativeType, status }: ProjectFilter,
): P[] =>
  projects.filter(
    (project) => chosen(initiativeType, project.initiativeType) && chosen(status, project.status),
  );
