/** The icon set (design, visual.md): 24 px grid, 2 px stroke, round ends. One path each, so that a page carries only what it draws. */
export const iconPaths = {
  'power-cut': 'M14.5 9.5H20L16.9 13M13.6 16.8 10 22l1-8H5.5l3-4.2M10.5 6.7 13.5 2l-.6 5M3 3l18 18',
  planned:
    'M13.2 6.3a4.5 4.5 0 0 1 5.6-2L16 7l.6 2.4 2.4.6 2.2-2.6a4.5 4.5 0 0 1-6.3 5.2L7.2 20.3a2.1 2.1 0 0 1-3-3l7.7-7.7a4.5 4.5 0 0 1 1.3-3.3Z',
  restored:
    'M9 17.5c0-2-3-3.6-3-7.5a6 6 0 0 1 12 0c0 3.9-3 5.5-3 7.5ZM9.5 21h5M12 17v-4.5l-2-2M12 12.5l2-2',
  multiple: 'M9 3 3 12h4.5L6 20l7-10H8.5ZM17.5 4l-3 4.5M21 10h-4.5M21 10l-7 10 .9-5',
  van: 'M2 6h12v11H9.5M5.5 17H2V6M14 10h4l4 4v3h-2.5M15.5 17H14M5.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12l3.5 2.5',
  pin: 'M12 22s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  phone:
    'M5.5 3H9l1.5 5-2.3 1.6a12 12 0 0 0 6.2 6.2l1.6-2.3 5 1.5v3.5A2.5 2.5 0 0 1 18.3 21 16.3 16.3 0 0 1 3 5.7 2.5 2.5 0 0 1 5.5 3Z',
  message:
    'M4 4h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM7.5 9h9M7.5 12.5H13',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2.5V7M16 2.5V7M8 14h2M14 14h2M8 17.5h2',
  share: 'M12 15V3M7.5 7 12 2.5 16.5 7M6 11H4v10h16V11h-2',
  warning: 'M12 3 2 20.5h20ZM12 9.5v5M12 17.4v.1',
  info: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M12 11v6M12 7.3v.1',
  tick: 'm4 12.5 5.5 5.5L20 6.5',
  cross: 'm5 5 14 14M19 5 5 19',
  chevron: 'm9 5 7 7-7 7',
  arrow: 'M3 12h17M14 5.5l6.5 6.5-6.5 6.5',
  back: 'M21 12H4M10 5.5 3.5 12l6.5 6.5',
  search: 'M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5.5 5.5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  settings:
    'M10 4.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 9c5 1.3 11 1.3 16 0M12 10v4.5M12 14.5 8.5 22M12 14.5l3.5 7.5',
  bolt: 'M13.5 2 5 13.5h6L10 22l9-12h-6Z',
  home: 'm2.5 11.5 9.5-8.5 9.5 8.5M5 9.5V21h14V9.5M10 21v-6h4v6',
  storm: 'M7 15.5H6a4 4 0 0 1-.5-8A6.5 6.5 0 0 1 18 8.5a3.6 3.6 0 0 1 .5 7H17M13 11l-3 5h4l-3 5.5',
  meter: 'M4 3h16v18H4zM7.5 6.5h9v4h-9zM8 14.5v3M12 14.5v3M16 14.5v3',
  document: 'M6 2.5h8l5 5v14H6zM14 2.5v5h5M9 12.5h7M9 16.5h7',
  map: 'm3 6 6-2.5 6 2.5 6-2.5v15L15 21l-6-2.5L3 21zM9 3.5v15M15 6v15',
  person: 'M7.5 7.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M3.5 21.5c.6-4.5 4-7 8.5-7s7.9 2.5 8.5 7',
  play: 'M7 4v16l13-8Z',
  minus: 'M4 12h16',
  plus: 'M12 4v16M4 12h16',
  refresh: 'M20.5 12a8.5 8.5 0 1 1-2.6-6.1L21 9M21 3.5V9h-5.5',
  candle: 'M8 11h8v10.5H8zM12 11V8.5M12 2.5c2.2 2.2 2.2 5 0 6-2.2-1-2.2-3.8 0-6ZM5 21.5h14',
  warm: 'm2.5 11.5 9.5-8.5 9.5 8.5M5 9.5V21h14V9.5M12 11c2.5 2.2 3 3.4 3 4.6a3 3 0 0 1-6 0c0-1.2.5-2.4 3-4.6Z',
  'step-free':
    'M2.5 20.5h19M2.5 17 21.5 10.5V17M2.5 17h19M5.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
} as const;

export type IconName = keyof typeof iconPaths;
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
