import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Region } from '~/domain/incident/incident';

/** The home page drawing with simplified coastlines: 420 by 596 units, the meridian at x = 132. */
const AREA_WIDTH = 420;
const AREA_HEIGHT = 596;
const MERIDIAN_X = 132;

/** East of England, South East, London, in drawing order. */
const areaShapes = {
  east: 'M163 53C174 50 190 68 198 63C205 57 196 30 208 23C219 15 244 16 266 18C287 19 312 17 334 30C355 42 381 73 394 93C406 112 407 124 406 143C404 161 391 187 387 204C382 220 388 227 381 239C373 250 350 262 341 274C331 285 333 295 327 304C320 312 313 317 303 322C292 326 269 322 266 330C262 337 283 356 280 365C276 373 256 376 244 382C231 387 217 395 204 397C190 398 172 394 163 390C153 385 155 375 148 370C140 364 127 359 117 360C106 360 99 373 89 375C78 376 65 378 54 370C42 361 28 344 23 327C17 309 15 287 20 269C24 250 45 243 51 219C56 194 46 147 54 126C61 104 79 101 93 93C106 84 120 84 132 78C143 71 151 55 163 53Z',
  southEast:
    'M151 392C161 391 188 404 204 405C219 405 231 393 244 397C256 400 264 421 275 425C285 428 289 420 303 420C316 419 348 409 356 420C363 430 356 466 350 480C343 493 327 488 316 498C304 507 298 526 283 536C267 545 244 545 226 553C207 560 188 576 173 579C157 581 150 570 132 568C113 565 83 570 67 563C50 555 45 536 36 521C26 505 9 489 11 470C12 450 33 416 47 405C60 393 77 403 89 405C100 406 107 414 117 415C126 415 139 413 145 410C150 406 140 392 151 392Z',
  london:
    'M148 370C153 375 151 383 151 390C150 396 150 403 145 407C139 410 126 413 117 413C107 412 96 408 92 402C87 395 84 382 89 375C93 367 106 360 117 360C127 359 142 364 148 370Z',
} as const;

export interface HomeMapProps {
  /** Power cuts per region; a missing region counts as zero. */
  counts: Partial<Record<Region, number>>;
  /** The snapshot's time in words, such as "2:40pm". There is no caption without it. */
  at?: string | null;
  /**
   * The warning about the age of the data, for the caption unless the page already starts with it.
   */
  age?: { readonly sentence: string | null; readonly first: boolean };
}

/**
 * The meridian through the three regions, each with its number of power cuts. A sentence says the
 * same.
 */
export function HomeMap({ counts, at, age }: HomeMapProps) {
  const t = useTexts(mapTexts);
  const [east, london, southEast] = [counts[1] ?? 0, counts[2] ?? 0, counts[3] ?? 0];
  const label = t('mapHomeLabel', { east, london, southEast });
  return (
    <div className="hero-map">
      <p className="hide" role="status" data-news={label} />
      <svg className="net" viewBox={`0 0 ${AREA_WIDTH} ${AREA_HEIGHT}`} role="img" aria-label={label}>
        <path className="fillr" d={areaShapes.east} />
        <path className="fillr" d={areaShapes.southEast} />
        <path className="fillr lon" d={areaShapes.london} />
        <path className="mer" d={`M${MERIDIAN_X} 0V${AREA_HEIGHT}`} />
        <text x="146" y="16">
          {t('mapZero')}
        </text>
        <path className="lead-l" d={`M${MERIDIAN_X} 391H290`} />
        <circle className="hub" cx={MERIDIAN_X} cy="391" r="9" />
        <g className="nb">
          <text x="152" y="178">
            {east}
          </text>
          <text x="296" y="402">
            {london}
          </text>
          <text x="152" y="500">
            {southEast}
          </text>
        </g>
        <text x="152" y="202">
          {t('mapEast')}
        </text>
        <text x="296" y="426">
          {t('mapLondon')}
        </text>
        <text x="152" y="524">
          {t('mapSouthEast')}
        </text>
      </svg>
      {at && <p className="small">{t('mapHomeCaption', { time: at })}</p>}
      {age?.sentence && !age.first && <p className="small">{age.sentence}</p>}
    </div>
  );
}
