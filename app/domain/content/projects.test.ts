import { expect, it } from 'vitest';
import {
  filterProjects,
  type InitiativeType,
  type ProjectFilter,
  type ProjectStatus,
} from './projects';

const project = (id: number, initiativeType: InitiativeType, status: ProjectStatus) => ({
  id,
  initiativeType,
  status,
});
const all = [
  project(1, 'Customers', 'In Progress'),
  project(2, 'Customers', 'Completed'),
  project(3, 'Smart Networks', 'Completed'),
];
it.each<[string, ProjectFilter, number[]]>([
  ['no filter', { initiativeType: [], status: [] }, [1, 2, 3]],
  ['one value', { initiativeType: ['Customers'], status: [] }, [1, 2]],
  ['alternatives', { initiativeType: ['Customers', 'Smart Networks'], status: [] }, [1, 2, 3]],
  ['both filters', { initiativeType: ['Customers'], status: ['Completed'] }, [2]],
  ['none fits', { initiativeType: ['Employees'], status: ['Completed'] }, []],
])('%s', (_, filter, ids) => expect(filterProjects(all, filter).map(({ id }) => id)).toEqual(ids));
