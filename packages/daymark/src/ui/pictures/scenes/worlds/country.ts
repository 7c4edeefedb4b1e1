import { world } from '../notation.ts';

/** Mountains, lakes and fields. */
export const hills = world(`
hours: first light, morning haze, rose dawn, apricot morning, green morning, may forenoon, may forenoon, late gold, october, dusk coral
ranges in mist: horizon 196..224; light 350..408; sky 24; land range land0 -20 220 680 90..120; mist sky3@40 214
  land range land1 660 280 -680 90..110; mist sky3@40 262; land range land2 -30 340 700 116..136; mist sea0 326
  land down land4 -10 404 660 44..74
mountain lake: horizon 232..260; light 430..466; sky; land range land0 -20 248 680 70..90
  figure mountain 170..220 248 150..180; water; mist land2@30 262 16
  { figure dinghy 230..300 318..334 26 or figure jetty 130 362 44 }; land down land4 -10 404 660 24..40
house in the fields: horizon 202..230; light 420..466; sky; land range land0 -20 220 680 40..60
  land down land1 660 262 -700 50..60; land field face1 -10 300 680 30..44; row poplar ground 3 130 180 84 70
  figure house ground 250..280 46..56; land field land2 650 350 -680 36..50
  line land1 2 20 404 620 66 0,0! 30,60 50,100! | 30,0! 44,60 57,100! | 60,0! 62,60 66,100! | 90,0! 82,60 74,100!
river: horizon 186..214; light 350..390; sky 18; land range land0 -20 204 680 50..70
  land down land1 -20 246 700 50..70; land slope land2 660 290 -520 60..80; land field land2 -20 300 700 20..30
  area sky4 190 404 320 124 62,100! 70,92 54,84 54,74 74,62 70,48 30,38 24,22 44,0! 84,0! 60,20 66,34 96,46 92,64 64,76 64,84 76,92 70,100!
  line glint 3 250 400 220 124 34,6! 64,6! | 60,52! 84,52!; row fir 4..6 60 220 330 100 70
  land slope land4 -10 404 320 40..56
great tree: horizon 236..264; light 420..466; sky 12; land range land0 -20 254 680 40..60
  land down land1 -20 290 700 30..40; land field land2 -20 350 680 50..70; figure oak ground 200..260 170..200
  { figure bench ground 330..350 24 or birds 330 130 or }; land down land4 -10 404 660 20..40
`);

/** Trees, far and near. */
export const woods = world(`
hours: first light, morning haze, green morning, green morning, may forenoon, may forenoon, late gold, october, october, rose dawn, blue hour
between trunks: horizon 248..276; light 340..420; sky 12; land wood land0 -10 264 660 90..120; mist sky3@40 250
  row farTrunk 8 20 620 290 330 330; mist land1 292 16; row trunk 3..5 60 600 340 420 420; mist land2 336 20
  row nearTrunk 2 130 560 420 520 520; land down land4 -10 404 660 30..50
birches: horizon 236..264; light 400..450; sky; land wood land0 -10 252 660 60..90
  land wood land1 660 300 -680 60..80; land field face1 -10 344 660 40; row birchTrunk 3..4 70 320 366 500 500
  { area face1 -10 80 440 82 0,100! 100,100! 92,40 80,60 70,10 52,40 40,0 24,50 12,20 0,40! or }
  land field land3 650 404 -660 40..54; scatter paint h1 12 376 396 5
firs by a lake: horizon 202..230; light 400..450; sky 10; land range land0 -20 220 680 60..84
  land wood land1 -10 220 660 24..36; water; row darkFir 2..3 80 200 392 240 160; land down land4 -10 404 660 20..34
wooded slopes: horizon 176..204; light 390..450; sky 14; land wood land0 -10 206 660 40..60; mist sky3@40 214
  land wood land1 660 262 -680 50..70; land down land2 -10 350 660 50..70
  row spruce ground 8..10 10 630 90 90; land down land4 660 404 -680 50..70; figure darkFir 180..230 396 220..270
poplars by the water: horizon 226..254; light 400..450; sky; land coast land0 -20 242 700 20..36; water
  row poplar 4..5 60 330 268 190 80; area land3 -10 278 420 16 0,100! 70,100 100,0! 0,0!
  row reflectedPoplar 3 70 320 280 -110 -50
`);

/** Roads, bridges and paths. */
export const roads = world(`
hours: first light, rose dawn, apricot morning, green morning, may forenoon, clear forenoon, after rain, late gold, october, dusk coral, lamplight
path to the tower: horizon 201..229; light 440..470; sky; water; rock bluff 2 -30 355 455 180 54..68
  land slope land3 -10 404 560 70
  area sand0 -30 355 455 180 42,97! 46,84 32,70 28,52 44,26 43,0 36,-40! 60,-40! 58,0 58,28 35,54 37,66 49,80 43,97!
road with poles: horizon 222..250; light 440..470; sky 12; land range land0 -20 240 680 40..64; strip land1 400 160
  land field land2 -20 290 700 24
  area sand0 170 404 380 162 50,100! 52,70 36,50 40,24 4,0! 96,0! 66,26 44,52 56,70 52,100!
  figure poles 250..260 372 270..290; land slope land4 -10 404 300 40..60
bridge: horizon 192..220; light 430..466; sky 8; land down land0 -20 226 700 50..70
  land wood land1 -20 262 700 40..56; strip sea0 400 130; mist sea1 330 20
  area wall1 20 312 600 150 -10,40! 50,70 110,40! 110,0! 90,0! 88,40 64,40 62,0! 38,0! 36,40 12,40 10,0! -10,0!
  area face1 20 312 600 150 -10,46! 50,78 110,46! 110,36! 50,66 -10,36!
  { figure lamppost 320 214 64 or figure bicycle 300 210 34 or figure dinghy 250 352 24 }
  land slope land3 -10 404 280 110; land slope land4 650 404 -240 80
avenue: horizon 222..250; light 308..332; sky 10; land range land0 -20 240 680 24..44; land field land1 -20 250 680 14
  area sand0 140 404 360 166 48,100! 0,0! 100,0! 52,100!; figure farPoplar 286 256 56; figure farPoplar 354 256 56
  figure poplar 252 276 110; figure poplar 388 276 110; figure poplar 192 312 190; figure poplar 448 312 190
  figure poplar 90 380 330; figure poplar 550 380 330
viaduct: horizon 206..234; light 420..466; sky 10; land range land0 -20 224 680 50..80; land down land1 -20 270 700 50
  figure train 180..330 206 26
  area wall1 0 322 640 116 -16,100! 116,100! 116,0! 112,0! 111,88 95,88 94,0! 90,0! 89,88 73,88 72,0! 68,0! 67,88 51,88 50,0! 46,0! 45,88 29,88 28,0! 24,0! 23,88 7,88 6,0! 2,0! 1,88 -15,88 -16,0!
  line face1 6 0 322 640 116 -6,100! 106,100!; land down land3 -10 350 660 50; row fir 3 60 190 372 90 60
  land down land4 660 404 -680 34..60
`);
