import { expect, it } from 'vitest';
import { Article } from '~/cms/collections/articles';
import { Project } from '~/cms/collections/projects';
import { answerArticles, answerProjects } from './answers.server';

const projects = ['Customers', 'Employees', 'Customers'].map((initiativeType, index) =>
  Project.parse({
    title: `Project ${index}`,
    initiativeType,
    status: index ? 'Completed' : 'In Progress',
  }),
);
const articles = Array.from({ length: 23 }, (_, nodeId) =>
  Article.parse({
    nodeId,
    pageTitle: 'News',
    url: '/news',
    publishedDate: `2026-03-${String(nodeId + 1).padStart(2, '0')}T09:00:00Z`,
    featured: nodeId === 5,
    image: { url: '/media/a.jpg', umbracoWidth: 1600 },
  }),
);
const projectsAt = async (query: string) =>
  answerProjects(new Request(`http://localhost/api/fetch-dsap-projects${query}`), {
    content: { collections: () => ({ projects }) },
  });
const articlesAt = async (query: string) => {
  const answer = await answerArticles(new Request(`http://localhost/api/fetch-articles${query}`), {
    content: { collections: () => ({ articles }) },
  });
  return (
    (await answer.json()) as { data: { nodeId: string; image: unknown; publishedDate: string }[] }
  ).data;
};

it.each([
  ['', 3, 1],
  ['?initiativeType=Customers', 2, 1],
  ['?initiativeType=Customers&initiativeType=Employees&status=Completed', 2, 1],
  ['?pageSize=2', 3, 2],
])('projects %s', async (query, totalRecords, totalPages) =>
  expect(await (await projectsAt(query)).json()).toMatchObject({ totalRecords, totalPages }),
);
it('projects come twelve a page, or as many as are asked for, from the page that is asked for [J-603, J-731, J-732, J-759 to J-761]', async () => {
  const many = Array.from({ length: 15 }, (_, n) => ({ ...projects[0]!, title: `Project ${n}` }));
  const titles = async (query: string) => {
    const request = new Request(`http://localhost/api/fetch-dsap-projects${query}`);
    const content = { collections: () => ({ projects: many }) };
    const { items } = (await (await answerProjects(request, { content })).json()) as {
      items: { title: string }[];
    };
    return items.map(({ title }) => title);
  };
  expect(await titles('')).toHaveLength(12);
  expect(await titles('?pageNumber=2')).toEqual(['Project 12', 'Project 13', 'Project 14']);
  expect(await titles('?pageNumber=2&pageSize=2')).toEqual(['Project 2', 'Project 3']);
});
it('says which filter it does not know', async () => {
  const answer = await projectsAt('?status=Lost');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'invalid', field: 'status.0' });
});
it('articles come twenty a page, newest first, without the featured one', async () => {
  const first = await articlesAt('');
  expect(first).toHaveLength(20);
  expect(first[0]).toMatchObject({
    nodeId: '22',
    image: { url: '/media/a.jpg', altText: '', umbracoWidth: 1600 },
    publishedDate: '2026-03-23T09:00:00.000Z',
  });
  expect((await articlesAt('?page=2')).map(({ nodeId }) => nodeId)).toEqual(['1', '0']);
  expect(await articlesAt('?page=3')).toEqual([]);
});
