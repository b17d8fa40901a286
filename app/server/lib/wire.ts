import type { z } from 'zod';
import type { components } from './wire-types';

type Schemas = components['schemas'];

export type SchemaName = keyof Schemas;

/** A named schema of the wire contract: `Wire<'Incident'>`. The types are written by `npm run wire-types`. */
export type Wire<Name extends SchemaName> = Schemas[Name];

/** A missing optional member and null mean the same (wire contract, "Readers and writers"). */
type AsRead<Shape> = Shape extends object
  ? {
      [Name in keyof Shape]:
        AsRead<Shape[Name]> | (object extends Pick<Shape, Name> ? null : never);
    }
  : Shape;

/**
 * For parsers: checks that the result matches the contract (`satisfies Reads<'CheckRld'>`). Members
 * not read are named: `satisfies Reads<'SmartMeterPing', 'correlationID'>`.
 */
export type Reads<Name extends SchemaName, Unread extends keyof Wire<Name> = never> = z.ZodType<
  AsRead<[Unread] extends [never] ? Wire<Name> : Omit<Wire<Name>, Unread>>,
  z.ZodTypeDef,
  unknown
>;
