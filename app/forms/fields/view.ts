import { type ReactNode } from 'react';
import { type SmartMeterData } from '../engine/definition';
import { type Option } from '../engine/field-type';
import { type FieldModel } from '../engine/page-model';
import { type MeterPhase } from './smart-meter/poll';

/**
 * What a page knows about the visitor's smart meter. Specification: form engine, section 4 (Smart
 * meter ping).
 */
export interface MeterAround {
  readonly phase: MeterPhase;
  /** The URL that JavaScript polls. */
  readonly ask: string;
  /** The form's texts for a meter that has power. */
  readonly notice: SmartMeterData | null;
}

/** The bot check of this page. */
export interface BotAround {
  readonly token: string;
  /** A configured service's key. */
  readonly siteKey: string | null;
}

interface ClaimNote {
  readonly title: string;
  readonly text: readonly string[];
}

/** The recent power cuts at the address and "another one", none where none is known; and the possible amount. */
export interface ClaimAround {
  readonly cuts: readonly Option[];
  readonly sum: ClaimNote;
}

/** What a question's view may use besides the question. */
export interface Around {
  /** The quarter hours in pickers. */
  readonly slots: readonly string[];
  /** "2026-03-10", in London. */
  readonly today: string;
  /** Names of the address questions that the visitor chose to type. */
  readonly manual: readonly string[];
  /** Files by id. */
  readonly files: Readonly<Record<string, { readonly displayName: string; readonly size: number }>>;
  /** Returns whether an item's question is currently visible. */
  readonly isShown: (field: FieldModel) => boolean;
  /** Null or missing if no meter is asked. */
  readonly meter?: MeterAround | null;
  /** Null or missing if the page has no score. */
  readonly bot?: BotAround | null;
  /** Null or missing if nothing is claimed. */
  readonly claim?: ClaimAround | null;
  /**
   * Renders the questions of a repeater's item with the whole registry, which a field cannot
   * import.
   */
  readonly draw: (field: FieldModel) => ReactNode;
}

export interface FieldViewProps {
  field: FieldModel;
  around: Around;
}

export type FieldView = (props: FieldViewProps) => ReactNode;

/** Returns the name of a question's input, which is also its id, for the error summary's link. */
export const nameOf = (field: FieldModel, part = ''): string =>
  part ? `${field.name}.${part}` : field.name;

export const valueIn = (field: FieldModel, part = ''): string =>
  field.values[nameOf(field, part)]?.at(-1) ?? '';

export const errorIn = (field: FieldModel, part = ''): string | undefined =>
  field.errors[nameOf(field, part)];

/** Returns one of the type's own settings, already validated with the definition. */
export const settingIn = (field: FieldModel, name: string): unknown =>
  (field.settings as Readonly<Record<string, unknown>> | null)?.[name];
