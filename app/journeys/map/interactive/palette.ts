import { useEffect, useState } from 'react';
import type { StreetArea, StreetLine } from '~/domain/map/street-kinds';

/** The colours of a drawn map, as the map library reads them. */
export interface Palette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly far: string;
  readonly river: string;
  readonly road: string;
  readonly motorway: string;
  readonly meridian: string;
  /** Of streets and what lies between them, by kind, and of the edge of a street. */
  readonly streets: Readonly<Record<StreetArea | StreetLine | 'case', string>>;
  readonly status: Readonly<Record<string, string>>;
}

const STATUSES = ['cut', 'planned', 'restored', 'multiple'] as const;

/** Reads the colours that hold now: the scheme, the contrast, and the system's own where it forces them. */
export function readPalette(): Palette {
  const probe = document.createElement('i');
  probe.className = 'map-probe';
  document.body.append(probe);
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  const colour = (token: string, system: string) => {
    probe.style.color = isForced ? system : `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    sea: colour('g-sea', 'Canvas'),
    far: colour('mist', 'Canvas'),
    river: colour('g-river', 'CanvasText'),
    road: colour('g-road', 'CanvasText'),
    motorway: colour('edge', 'CanvasText'),
    land: colour('paper', 'Canvas'),
    coast: colour('edge', 'CanvasText'),
    meridian: colour('sun', 'Highlight'),
    streets: {
      built: colour('g-built', 'Canvas'),
      green: colour('restored-wash', 'Canvas'),
      water: colour('g-sea', 'Canvas'),
      building: colour('hair', 'Canvas'),
      case: colour('g-road', 'CanvasText'),
      river: colour('g-river', 'CanvasText'),
      rail: colour('edge', 'CanvasText'),
      path: colour('hair', 'CanvasText'),
      street: colour('paper', 'Canvas'),
      main: colour('paper', 'Canvas'),
      road: colour('aware-wash', 'Canvas'),
      motorway: colour('aware-wash', 'Canvas'),
    },
    status: Object.fromEntries(STATUSES.map((status) => [status, colour(status, 'CanvasText')])),
  };
  probe.remove();
  return palette;
}

const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** The colours of the map, which follow the device when day turns into night. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => {
    const read = () => setPalette(readPalette());
    const media = QUERIES.map((query) => window.matchMedia(query));
    for (const list of media) list.addEventListener?.('change', read);
    return () => {
      for (const list of media) list.removeEventListener?.('change', read);
    };
  }, []);
  return palette;
}
