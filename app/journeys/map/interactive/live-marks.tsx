import type { Map as LibraryMap } from 'mapbox-gl';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { marksOf, type Mark, type OneMark, type RingMark } from '~/domain/map/marks';
import { toPosition, type MapView } from '~/domain/map/view';
import { OneShape, RingShape } from '../map-mark';
import { libraryZoom, widened } from './live-view';
import type { MapEntry } from '~/domain/map/marks';

/** The marks of a view, the same as on the drawn map. */
export const marksIn = (view: MapView, entries: readonly MapEntry[]): Mark[] => marksOf(widened(view), entries);

const box = { viewBox: '-38 -38 76 76', width: 76, height: 76, focusable: false } as const;

interface MarkProps<Kind extends Mark> {
  mark: Kind;
  onPress: () => void;
}

/** One incident: its card. */
function SingleMark({ mark: { entry }, isOpen, onPress }: MarkProps<OneMark> & { isOpen: boolean }) {
  return (
    <a
      href={entry.href}
      tabIndex={-1}
      draggable={false}
      className="map-mark"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      <svg {...box}>
        {isOpen && <circle className="k-sel" r="26" />}
        <OneShape {...entry} />
      </svg>
    </a>
  );
}

/** Several: looks closer at them. */
function GroupMark({ mark, onPress }: MarkProps<RingMark>) {
  return (
    <button type="button" tabIndex={-1} className="map-mark" onClick={onPress}>
      <svg {...box}>
        <RingShape {...mark} />
      </svg>
    </button>
  );
}

export interface LiveMarksProps {
  view: MapView;
  marks: readonly Mark[];
  map: LibraryMap;
  /** As close as the map goes. */
  maxZoom: number;
  open: string | null;
  onOpen: (reference: string) => void;
}

/**
 * The marks of an interactive map. Like those of the drawn map they are out of the order of the keyboard and hidden from screen
 * readers, because the rows beside have the same links. Specification: journeys, section 7 (maps service: marker).
 */
export function LiveMarks({ view, marks, map, maxZoom, open, onOpen }: LiveMarksProps) {
  return marks.map((mark) => {
    const isOne = mark.kind === 'one';
    const { lat, lng } = isOne ? mark.entry.position : toPosition(widened(view), mark);
    const closer = () => map.easeTo({ center: [lng, lat], zoom: Math.min(map.getZoom() + 2, libraryZoom(maxZoom)) });
    return (
      <Marker key={isOne ? mark.entry.reference : `${mark.near.lat} ${mark.near.lng}`} latitude={lat} longitude={lng}>
        <div aria-hidden="true" className="map-marker">
          {isOne ? (
            <SingleMark
              mark={mark}
              isOpen={mark.entry.reference === open}
              onPress={() => onOpen(mark.entry.reference)}
            />
          ) : (
            <GroupMark mark={mark} onPress={closer} />
          )}
        </div>
      </Marker>
    );
  });
}
