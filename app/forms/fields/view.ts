import { type ReactNode } from 'react';
import { type SmartMeterData } from '../engine/definition';
import { type FieldModel } from '../engine/page-model';
import { type MeterPhase } from './smart-meter/poll';

/** What a page knows of the visitor's smart meter. Specification: form engine, section 4 (Smart meter ping). */
export interface MeterAround {
  readonly phase: MeterPhase;
  /** Where JavaScript asks how far it is. */
  readonly ask: string;
  /** The form's words for a meter that has power. */
  readonly said: SmartMeterData | null;
}

/** What tells people from machines on this page. */
export interface BotAround {
  readonly token: string;
  /** Of a configured service. */
  readonly siteKey: string | null;
}

interface ClaimNote {
  readonly title: string;
  readonly text: readonly string[];
}

/** What our records say of what is claimed for, and what it may come to. */
export interface ClaimAround {
  readonly times: ClaimNote;
  readonly sum: ClaimNote;
}

/** What a question's view may know beside the question itself. */
export interface Around {
  /** The quarter hours that pickers offer. */
  readonly slots: readonly string[];
  /** "2026-03-10", in London. */
  readonly today: string;
  /** Names of the address questions that are typed because the visitor asked for it. */
  readonly manual: readonly string[];
  /** Files by id. */
  readonly files: Readonly<Record<string, { readonly displayName: string; readonly size: number }>>;
  /** Whether a question of an item is on the page now. */
  readonly isShown: (field: FieldModel) => boolean;
  /** Null or missing where no meter is asked. */
  readonly meter?: MeterAround | null;
  /** Null or missing where the page holds no score. */
  readonly bot?: BotAround | null;
  /** Null or missing where nothing is claimed. */
  readonly claim?: ClaimAround | null;
  /** Draws the questions of a repeater's item with the whole registry, which a field cannot import. */
  readonly draw: (field: FieldModel) => ReactNode;
}

export interface FieldViewProps {
  field: FieldModel;
  around: Around;
}

export type FieldView = (props: FieldViewProps) => ReactNode;

/** The name of an input of this question, and its id: the error summary links to it. */
export const nameOf = (field: FieldModel, part = ''): string => (part ? `${field.name}.${part}` : field.name);

export const valueIn = (field: FieldModel, part = ''): string => field.values[nameOf(field, part)]?.at(-1) ?? '';

export const errorIn = (field: FieldModel, part = ''): string | undefined => field.errors[nameOf(field, part)];

/** One of the field type's own settings, which the definition's reader has checked already. */
export const settingIn = (field: FieldModel, name: string): unknown =>
  (field.settings as Readonly<Record<string, unknown>> | null)?.[name];
