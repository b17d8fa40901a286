import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { withLoggedPlans, type IncidentQuestions } from './logged-plans';

const asking = (futurePlanned: IncidentQuestions['futurePlanned']) => {
  const warn = vi.fn();
  const questions = { byMpan: async () => [], closeRoads: async () => [], futurePlanned };
  return { warn, logged: withLoggedPlans(questions, { warn }) };
};

it('logs a look-up of planned work that fails, and nothing of who asked [J-801]', async () => {
  const { warn, logged } = asking(() => Promise.reject(new Failure('unavailable', 'down')));
  await expect(
    logged.futurePlanned({ postcode: 'NR2 9ZA', mpan: '1000001909022' }),
  ).rejects.toThrow('down');
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/NR2|1000001909022/);
});
it('is silent about one that answers', async () => {
  const { warn, logged } = asking(async () => ['INCD-1']);
  expect(await logged.futurePlanned({ postcode: 'NR2 9ZA' })).toEqual(['INCD-1']);
  expect(warn).not.toHaveBeenCalled();
});
