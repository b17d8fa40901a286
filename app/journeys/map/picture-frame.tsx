import type { ReactNode } from 'react';

/** The frame of a picture that stands outside the page, with a style of its own, from ./picture-style. */
export const PictureFrame = ({
  width,
  height,
  css,
  children,
}: {
  width: number;
  height: number;
  css: string;
  children: ReactNode;
}) => (
  <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
    <style>{css}</style>
    {children}
  </svg>
);
