import GoogleMapReact, { type ChangeEventValue, type Point } from 'google-map-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Store } from '../../config/brand/stores';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { averagePlace, type Place, pixelsNorth, storeById } from './geo';
import { FIRST_ZOOM, mapOptions, STORE_ZOOM } from './mapOptions';
import type { Maps } from './mapsScript';
import { ClusterMarker, StoreMarker } from './Markers';
import { type Area, markFinder, WHOLE_WORLD } from './marks';
import styles from './StoresMap.module.css';
import { selectSelectedStoreId, storeDeselected, storeSelected } from './storesMapSlice';
import { StoreWindow } from './StoreWindow';

interface View {
  center: Place;
  zoom: number;
  area: Area;
}

/** Offset in pixels below the centre for a store with an open window above it. */
const WINDOW_ROOM = 96;

/** The library calls this for markers that it has not positioned yet, if the pointer moves early. */
const distance = (mark: Point | undefined, pointer: Point): number =>
  mark ? Math.hypot(mark.x - pointer.x, mark.y - pointer.y) : Infinity;

/** The map, once the maps script is loaded: clusters that split on zoom, and the selected store. */
export const StoresMap = ({ maps, stores }: { maps: Maps; stores: readonly Store[] }) => {
  const dispatch = useAppDispatch();
  const selectedId = useAppSelector(selectSelectedStoreId);
  const selected = storeById(stores, selectedId);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [options] = useState(() => mapOptions(isTouch));
  const [view, setView] = useState<View>(() => ({
    center: averagePlace(stores),
    zoom: FIRST_ZOOM,
    area: WHOLE_WORLD,
  }));
  const marksOf = useMemo(() => markFinder(stores), [stores]);
  const [shownId, setShownId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const marks = marksOf(view.area, view.zoom);

  if (selectedId !== shownId) {
    setShownId(selectedId);
    if (selected) {
      const isSingle = marks.some((mark) => mark.kind === 'store' && mark.store.id === selectedId);
      const zoom = isSingle ? view.zoom : STORE_ZOOM;
      setView({ ...view, zoom, center: pixelsNorth(selected, WINDOW_ROOM, zoom) });
    }
  }

  useEffect(() => {
    if (selectedId !== null) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  useEffect(
    () => () => {
      dispatch(storeDeselected());
    },
    [dispatch],
  );

  const onChange = ({ center, zoom, bounds: { nw, se } }: ChangeEventValue) => {
    setView({ center, zoom, area: { west: nw.lng, south: se.lat, east: se.lng, north: nw.lat } });
  };

  return (
    <div ref={frame} tabIndex={-1} className={styles.map}>
      <GoogleMapReact
        center={view.center}
        zoom={view.zoom}
        options={options}
        // oxlint-disable-next-line typescript/no-misused-promises -- The library awaits it, although its types do not say so.
        googleMapLoader={() => Promise.resolve(maps)}
        distanceToMouse={distance}
        onChange={onChange}
      >
        {marks.map((mark) =>
          mark.kind === 'store' ? (
            <StoreMarker
              key={mark.store.id}
              lat={mark.store.lat}
              lng={mark.store.lng}
              store={mark.store}
              isSelected={mark.store.id === selectedId}
              onSelect={() => dispatch(storeSelected(mark.store.id))}
            />
          ) : (
            <ClusterMarker
              key={`cluster-${mark.id}`}
              {...mark.place}
              cities={mark.cities}
              onOpen={() => {
                // The pressed marker unmounts at once, so focus the frame.
                frame.current?.focus({ preventScroll: true });
                setView({ ...view, center: mark.place, zoom: mark.opensAt });
              }}
            />
          ),
        )}
        {selected && (
          <StoreWindow key={`window-${selected.id}`} lat={selected.lat} lng={selected.lng} store={selected} />
        )}
      </GoogleMapReact>
    </div>
  );
};
