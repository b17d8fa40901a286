import { type ReactNode } from 'react';
import { type Comparable } from '../engine/condition';
import { type SmartMeterData } from '../engine/definition';
import { type Option } from '../engine/field-type';
import { type FieldModel } from '../engine/page-model';
import { type MeterPhase } from './smart-meter/poll';

export interface MeterState {
  readonly phase: MeterPhase;
  readonly ask: string;
  readonly notice: SmartMeterData | null;
}

export interface BotChallenge {
  readonly token: string;
  readonly siteKey: string | null;
}

interface ClaimNote {
  readonly title: string;
  readonly text: readonly string[];
}

/**
 * The power cuts at the address and "another one", none where none is known; and the possible
 * amount.
 */
export interface ClaimContext {
  readonly cuts: readonly Option[];
  readonly sum: ClaimNote;
}

export interface PageContext {
  readonly slots: readonly string[];
  /** "2026-03-10", in London. */
  readonly today: string;
  readonly manual: readonly string[];
  readonly files: Readonly<Record<string, { readonly displayName: string; readonly size: number }>>;
  readonly isShown: (field: FieldModel) => boolean;
  /** Null or missing if no meter is asked. */
  readonly meter?: MeterState | null;
  /** Null or missing if the page has no score. */
  readonly bot?: BotChallenge | null;
  /** Null or missing if nothing is claimed. */
  readonly claim?: ClaimContext | null;
  /** With the whole registry, which a field cannot import. */
  readonly draw: (field: FieldModel) => ReactNode;
}

export interface FieldViewProps {
  field: FieldModel;
  context: PageContext;
}

/** By the input's name. */
export type Typed = (name: string) => readonly string[];

/** What the browser knows of a question type. The rest is FieldType, on the server. */
export interface FieldView {
  readonly View: (props: FieldViewProps) => ReactNode;
  readonly takesFile?: boolean;
  /** As the type's own `compare`, where that is not the text (live.test.ts). */
  readonly compare?: (typed: Typed, name: string) => Comparable;
  /** As far as the browser can tell of inputs that are filled in; the server checks the rest. */
  readonly isWrong?: (filled: readonly string[], field: FieldModel) => boolean;
}

export const lastTyped = (typed: Typed, name: string): string | null =>
  typed(name).at(-1)?.trim() || null;

export const nameOf = (field: FieldModel, part = ''): string =>
  part ? `${field.name}.${part}` : field.name;

export const valueIn = (field: FieldModel, part = ''): string =>
  field.values[nameOf(field, part)]?.at(-1) ?? '';

export const errorIn = (field: FieldModel, part = ''): string | undefined =>
  field.errors[nameOf(field, part)];

export const settingIn = (field: FieldModel, name: string): unknown =>
  (field.settings as Readonly<Record<string, unknown>> | null)?.[name];
