import { hour } from './hour.ts';

/** The hours of the morning, from before sunrise. */
export const MORNING = [
  // The sun rises: the sky is cold above and peach below.
  hour('first light', 'rising', {
    sky: ['#8fb4b8', '#b3cbc3', '#d9ddc8', '#f3e0c4', '#f8cfae'],
    sea: ['#9dbab4', '#6597a0', '#3f737f'],
    land: ['#a5bab5', '#7d9f9f', '#53808a', '#2e5c69', '#163c49'],
    face: ['#c6c0b0', '#b99c8c'],
    sand: ['#efd5b8', '#b5a497'],
    wall: ['#f8e6cf', '#a9aaa3'],
    paint: '#e0705a',
    light: '#ee7459',
    glint: '#fcdcc0',
  }),
  // Hardly any dark tones. The sun is behind a milky haze.
  hour('morning haze', 'low', {
    sky: ['#e0e2d5', '#e9e5d5', '#f1e7d4', '#f6e5d1', '#f9e1cb'],
    sea: ['#cbd5cb', '#a6bfba', '#82a7a8'],
    land: ['#d0d5c9', '#b3c3bb', '#8caaa9', '#618990', '#3a6771'],
    face: ['#dedccf', '#c9c4b4'],
    sand: ['#f4e8d6', '#d6cdbd'],
    wall: ['#fbf2e4', '#c4c6bd'],
    paint: '#e58b74',
    light: '#f0937a',
    glint: '#fdf3e7',
  }),
  // A sky that is cool above and rose at the horizon, with slate-coloured water.
  hour('rose dawn', 'low', {
    sky: ['#b4c2cc', '#d0cccc', '#e7d3c9', '#f4d7c6', '#f9d2bc'],
    sea: ['#b7bcc1', '#839ba9', '#56798c'],
    land: ['#c2b9bd', '#99a4b0', '#6d879a', '#426780', '#204559'],
    face: ['#d6c1bd', '#b79fa1'],
    sand: ['#f2dac9', '#bfaaa8'],
    wall: ['#faebdd', '#b0adb0'],
    paint: '#dc6753',
    light: '#e9654f',
    glint: '#fde1d2',
  }),
  // The whole sky is warm and the sea is cold: the strongest contrast of the series.
  hour('apricot morning', 'low', {
    sky: ['#eec49e', '#f3d0ac', '#f7dcbd', '#f9e6cd', '#fbeedc'],
    sea: ['#a9c6bc', '#5b979b', '#2b6c7d'],
    land: ['#c5c9b8', '#94b1a8', '#5d8d92', '#2f6674', '#14414f'],
    face: ['#e2cdb0', '#d3a583'],
    sand: ['#f8e2c2', '#c9ae90'],
    wall: ['#fdf0dc', '#b9b3a2'],
    paint: '#dd6049',
    light: '#e8604a',
    glint: '#fdebd2',
  }),
  // The greens of sea glass, from the top of the sky to the deep water.
  hour('green morning', 'low', {
    sky: ['#b5d2c2', '#cbdec8', '#dfe7cf', '#f0ebd3', '#f9e9cd'],
    sea: ['#a0c7b7', '#66a598', '#3d8281'],
    land: ['#b1ccba', '#8ab3a3', '#5c948a', '#337370', '#164f53'],
    face: ['#cbdbc6', '#b4c9ae'],
    sand: ['#f4e9cd', '#c4c8aa'],
    wall: ['#fdf5e3', '#b4bfb0'],
    paint: '#e5805f',
    light: '#f2906f',
    glint: '#fbf4dd',
  }),
] as const;
