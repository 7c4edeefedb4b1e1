import { hour } from './hour.ts';

/** The hours from dusk to night. */
export const EVENING = [
  // Mauve and coral, with the only red sun in a red sky.
  hour('dusk coral', 'rising', {
    sky: ['#80819d', '#ab8e9e', '#d19d98', '#eeab90', '#f9c398'],
    sea: ['#b18b95', '#70728d', '#46587b'],
    land: ['#b88d97', '#8d7890', '#625f80', '#3b496c', '#1e2e4b'],
    face: ['#cf9794', '#a9747e'],
    sand: ['#eeb491', '#a07480'],
    wall: ['#f3c7a8', '#8f7d90'],
    paint: '#d2513f',
    light: '#e6523d',
    glint: '#fdcfa3',
  }),
  // A blue sky with a last trace of peach at the horizon. The lamps are lit.
  hour('blue hour', 'moon', {
    sky: ['#335a7d', '#4b7593', '#7195a5', '#a6b6b2', '#e3c7a7'],
    sea: ['#62899b', '#3c6581', '#264b6a'],
    land: ['#6f8e9f', '#507489', '#355972', '#1f3f59', '#0e2740'],
    face: ['#809ba7', '#63869a'],
    sand: ['#a9b0ae', '#62778a'],
    wall: ['#d7d3c8', '#6d8797'],
    paint: '#b9685e',
    light: '#fdf1d6',
    glint: '#f3dfbf',
  }),
  // Nearly one hue, except for the moonlight.
  hour('night', 'moon', {
    sky: ['#0f2338', '#15304a', '#1d3e5a', '#284e69', '#386077'],
    sea: ['#254c66', '#193c56', '#112e46'],
    land: ['#315468', '#234357', '#193447', '#102638', '#091a29'],
    face: ['#3d5f73', '#34566b'],
    sand: ['#566d7c', '#2c475a'],
    wall: ['#9aa7a8', '#3f5a6c'],
    paint: '#7c5257',
    light: '#f5e8c9',
    glint: '#d9d3bb',
  }),
] as const;
