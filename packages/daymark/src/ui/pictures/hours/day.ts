import { hour } from './hour.ts';

/** The hours of the day. */
export const DAY = [
  // A white sun, bright chalk and blue-green water.
  hour('clear forenoon', 'high', {
    sky: ['#a4cdce', '#bcd9d4', '#d3e3d9', '#e8ebdc', '#f5efdf'],
    sea: ['#55a3a6', '#34858d', '#216a76'],
    land: ['#a9cabd', '#7eaf9f', '#4d8f80', '#296b68', '#13484e'],
    face: ['#cfded1', '#dcdfca'],
    sand: ['#f6ead0', '#cfcaae'],
    wall: ['#fcf5e6', '#b3c2bb'],
    paint: '#e4785d',
    light: '#fdf4de',
    glint: '#d9ece1',
  }),
  // Slate and pearl, with one warm stripe under the cloud.
  hour('after rain', 'high', {
    sky: ['#a3b5bb', '#b9c6c6', '#cfd6d0', '#e5e3d5', '#f5e8d0'],
    sea: ['#a2b6b7', '#70909a', '#4a6f7e'],
    land: ['#b3c0bf', '#8ea3a8', '#667e8c', '#415c6c', '#213d4d'],
    face: ['#c6ccc6', '#a5afab'],
    sand: ['#e9e0cb', '#b3b1a5'],
    wall: ['#f9f0de', '#a8b0ae'],
    paint: '#d9755e',
    light: '#f8ddae',
    glint: '#f7eedb',
  }),
  // Straw and olive, with light from the side.
  hour('late gold', 'low', {
    sky: ['#d6cfa9', '#e6d8ac', '#f1ddb0', '#f8e0b3', '#fcdca9'],
    sea: ['#bcb992', '#819c88', '#527b75'],
    land: ['#cdc097', '#a6a680', '#76886e', '#486961', '#24494a'],
    face: ['#dcc896', '#c8a96f'],
    sand: ['#f3d7a2', '#c9b284'],
    wall: ['#fbeccb', '#b3a987'],
    paint: '#d9683f',
    light: '#ee7f4e',
    glint: '#fde9bd',
  }),
] as const;
