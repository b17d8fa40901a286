import { Form, Link } from '@remix-run/react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { NUDGES, PIN_SIZES, type PinSize } from '~/domain/map/pin-picture';
import { PIN_PATH, PIN_PICTURE_PATH, pinFields, pinHref, type PinPlace } from './pin-path';

const moveWords = { north: 'mapNorth', south: 'mapSouth', east: 'mapEastward', west: 'mapWest' } as const;

/**
 * The map as a picture that submits the place pressed: how the pin moves without JavaScript. Its two sizes are fixed,
 * because the browser answers in units of the box on the screen; the narrow one shows on phones.
 */
export function PinImage({ place }: { place: PinPlace }) {
  const t = useTexts(mapTexts);
  return (
    <Form action={PIN_PATH} method="get" preventScrollReset className="pin-image">
      {pinFields(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(Object.keys(PIN_SIZES) as PinSize[]).map((size) => (
        <input
          key={size}
          className={`pin-${size}`}
          type="image"
          name={size}
          src={pinHref(place, { size }, PIN_PICTURE_PATH)}
          alt={t('pinPicture')}
          width={PIN_SIZES[size].width}
          height={PIN_SIZES[size].height}
        />
      ))}
    </Form>
  );
}

/** Moves the pin a little by links: the way for keyboards where no script runs. */
export function PinNudges({ place }: { place: PinPlace }) {
  const t = useTexts(mapTexts);
  return (
    <nav aria-label={t('pinMove')}>
      <ul className="map-moves">
        <li aria-hidden="true">{t('pinMoveLabel')}</li>
        {NUDGES.map((move) => (
          <li key={move}>
            <Link to={pinHref(place, { move })} preventScrollReset>
              <span className="hide">{t('pinMove')} </span>
              {t(moveWords[move])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
