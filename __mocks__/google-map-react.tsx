import { type ReactNode, useState } from 'react';
import type { ChangeEventValue, Coords, Props } from 'google-map-react';

const corner = (lat: number, lng: number): Coords => ({ lat, lng });
const WORLD = { nw: corner(85, -180), ne: corner(85, 180), sw: corner(-85, -180), se: corner(-85, 180) };
const textOf = (value: unknown): string => JSON.stringify(value);

/** The library without the service: shows its children, and has buttons for the gestures of a real map. */
const GoogleMapReact = (props: Props & { children?: ReactNode }) => {
  const { center, zoom = 0, options, children } = props;
  const [steps, setSteps] = useState(0);
  const change = (by: number): void => {
    setSteps(steps + 1);
    const value = { center, zoom: zoom + by, bounds: WORLD, marginBounds: WORLD, size: { width: 800, height: 500 } };
    props.onChange?.(value as ChangeEventValue);
  };
  return (
    <div
      data-testid="map"
      data-center={textOf(center)}
      data-zoom={zoom}
      data-options={textOf(options)}
      data-steps={steps}
    >
      <button
        type="button"
        onClick={() => {
          change(3);
        }}
      >
        Wheel in
      </button>
      <button
        type="button"
        onClick={() => {
          change(-3);
        }}
      >
        Wheel out
      </button>
      {children}
    </div>
  );
};

export default GoogleMapReact;
