import { emergencyNumber, names } from '#operator/profile.json';
import { createContext, useContext, type ReactNode } from 'react';
import type { Consent } from './consent';
import { defaultPreferences, type Preferences } from './preferences';

export interface PageLink {
  url: string;
  name: string;
}

/** Shown on every page; a page's other settings come from its loader. */
export interface FrameSettings {
  operator: { name: string; nameLead: string; nameRest: string; strapline: string; phone: string };
  navigation: readonly PageLink[];
  footerGroups: readonly { title: string; links: readonly PageLink[] }[];
  reportPowerCutUrl: string;
  textUpdatesUrl: string;
}

export interface FrameLive {
  stormMode: boolean;
  stormName: string | null;
  stormText?: string | null;
  disableReportAPowerCutButtons: boolean;
}

export type ThirdParty = 'tagManager' | 'sessionAnalytics' | 'reviews' | 'share' | 'botCheck';
/** URLs; none by default. */
export type ThirdPartyScripts = Partial<Record<ThirdParty, string>>;

export interface ShareTags {
  readonly canonical: string;
  readonly image: string;
}

export interface FrameData {
  settings: FrameSettings;
  live: FrameLive;
  preferences: Preferences;
  consent: Consent | null;
  thirdParties: ThirdPartyScripts;
  /** Only if configured and allowed by this visitor. */
  botCheck?: { siteKey: string; script: string } | undefined;
  /** Whether submissions can currently be stored. */
  takesForms: boolean;
  /** This page's other languages: code, own name, and URL prefix. */
  languages?: readonly (readonly [code: string, name: string, start: string])[];
}

/** For when the frame's data could not be loaded: a name, and a number to call. */
export const bareFrame: FrameData = {
  settings: {
    operator: { ...names, strapline: '', phone: emergencyNumber },
    navigation: [],
    footerGroups: [],
    reportPowerCutUrl: '/report-a-power-cut',
    textUpdatesUrl: '/power-cut/text-updates',
  },
  live: {
    stormMode: false,
    stormName: null,
    disableReportAPowerCutButtons: false,
  },
  preferences: defaultPreferences,
  consent: null,
  thirdParties: {},
  takesForms: true,
};

const Frame = createContext<FrameData>(bareFrame);

export function FrameProvider({ data, children }: { data: FrameData; children: ReactNode }) {
  return <Frame.Provider value={data}>{children}</Frame.Provider>;
}

export const useFrame = (): FrameData => useContext(Frame);
