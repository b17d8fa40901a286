import { exampleDirectory } from '../fixtures/example-gateways';
import { readCostModel } from '~/server/ports/calculator/model';
import type { Handler } from '#demo/answers.server';
import { createDemoOperator, type DemoOperator, type DemoParts } from '#demo/operator.server';
import { createOperator, type Operator } from '~/server/operator.server';

const nobody: Handler = () => Promise.resolve(new Response(null, { status: 503 }));
const nothing = { snapshot: () => null, wireJsonOf: () => null };

/** The operator that a handler makes, asked in this process as a site without OPERATOR_URL asks its own. */
export const inProcess = (handler: Handler): Operator =>
  createOperator({ OPERATOR_URL: undefined, OPERATOR_KEY: undefined }, handler);

/** The operator at an address, asked as a site with OPERATOR_URL asks it. */
export const operatorAt = (OPERATOR_URL: string, OPERATOR_KEY?: string): Operator =>
  createOperator({ OPERATOR_URL, OPERATOR_KEY }, nobody);

type Wish = Partial<DemoParts> & Pick<DemoParts, 'store'>;

/** The demonstration's operator for tests: over a store, with what a test does not speak of left out. */
export const demoOf = (wish: Wish): DemoOperator =>
  createDemoOperator({
    hashKey: 'a key for tests',
    addresses: exampleDirectory,
    nearestSector: () => 'CB1 9',
    costs: readCostModel('content/cost-model.json'),
    scenario: 'calm',
    latest: () => nothing,
    ...wish,
  });
export const demoHandler = (wish: Wish): Handler => demoOf(wish).handle;

/** The same, asked in this process. */
export const demoOperator = (wish: Wish): Operator => inProcess(demoHandler(wish));
