import type { z } from 'zod';
import type { components } from './wire-types';

type Schemas = components['schemas'];

export type SchemaName = keyof Schemas;

/** Of api.openapi.yaml: `Wire<'Incident'>`. The types are written by `npm run wire-types`. */
export type Wire<Name extends SchemaName> = Schemas[Name];

/** A missing optional member and null mean the same. */
type AsRead<Shape> = Shape extends object
  ? {
      [Name in keyof Shape]:
        AsRead<Shape[Name]> | (object extends Pick<Shape, Name> ? null : never);
    }
  : Shape;

/** `satisfies Reads<'CheckRld'>`; members not read are named as the second argument. */
export type Reads<Name extends SchemaName, Unread extends keyof Wire<Name> = never> = z.ZodType<
  AsRead<[Unread] extends [never] ? Wire<Name> : Omit<Wire<Name>, Unread>>,
  z.ZodTypeDef,
  unknown
>;
