import { type Scene, world } from './notation.ts';

/** The sea and its edge. */
const coast = world(`
hours: first light, morning haze, rose dawn, apricot morning, green morning, clear forenoon, after rain, late gold, dusk coral, blue hour
headland: horizon 206..250; light 424..466; sky; land coast land0 -20 229 480..540 16..28; water
  rock headland 2 -24 248..262 400..440 92..128 54
islands: horizon 180..232; light 400..452; sky; land coast land0 -20 207 300..400 20..32; water 350
  rock island 1 486..516 232..246 150 40..54; rock island 3 90..120 290..310 220..250 64..84 50
mole: horizon 202..258; light 410..460; sky; land coast land0 -20 231 400..560 30..50; water; tower 264 264 70 88
  area land3 0 304 284 42 0,95! 86,100! 100,100! 100,66! 0,4!
  area face1 0 304 284 42 0,95! 86,100! 86,115! 101,115! 101,96! 0,72!
  line wall1 4 244 332 40 32 10,90! 90,90! | 24,50! 76,50! | 36,10! 64,10!
open sea: horizon 166..266; light 350..440; sky 16; land coast land0 -20 217 260..340 16..28; water
  { figure boat 150..210 238..250 26..44 or birds 142 150 }
sails near: horizon 256..280; light 430..470; sky; land coast land0 660 269 -360..-260 14..26; water
  figure boat 370..390 286 40; figure boat 230..250 340 180..210
cliffs: horizon 222..250; light 446..470; sky; water; birds 220 60
  area land2 -6 236 432 154 0,84! 10,92 17,92! 23,72 34,77 41,76! 46,54 57,57! 61,39 70,39! 74,25 82,24! 100,0! 0,0!
  area wall0 -6 236 432 154 0,72! 16,86! 23,67! 34,72! 42,70! 46,50! 57,53! 61,36! 71,36! 74,23! 82,22! 100,0! 90,-5 65,-18 36,-42 0,-82!
  area wall1 -6 236 432 154 23,67! 25,40! 29,-48! 21,-56! 22,10! | 46,50! 48,30! 50,-31! 45,-35! | 61,36! 63,-19! 59,-22! | 74,23! 76,-12! 73,-13!
  area sand1 -6 236 432 154 100,-2! 65,-18 36,-42 0,-82! 0,-98! 40,-46 68,-19
arch: horizon 216..244; light 444..470; sky; land coast land0 660 231 -240..-180 14..22; water
  rock arch 2 -20 260 415 140..168; area face1 372 258 24 56 20,0! 36,88! 58,100! 100,0!; birds 280 80
bay: horizon 176..204; light 442..470; sky; land coast land0 -20 191 540 22; water
  rock headland 1 -24 230 420..446 76..100 44
  area glint 0 400 640 160 0,100! 76,96! 54,86 40,74 32,56 33,32 43,12 56,0! 0,0!
  area sand0 0 400 640 160 0,106! 68,98! 52,90 37,75 28,56 29,32 39,12 51,0! 0,0!
  area land3 0 400 640 180 0,100! 8,92! 12,66! 17,56! 20,26! 34,0! 0,0!
dunes: horizon 144..172; light 420..465; sky; land coast land0 -20 159 460 16; water 240
  land field sand0+land1:45 0 262 640 60
  area sand0 -20 400 720 224 0,50! 12,56 24,84 34,100! 44,88 62,62 80,52 100,56! 100,0! 0,0!
  area sand1 -20 400 720 224 0,50! 12,56 24,84 34,100! 36,87 34,70 24,52 15,36 12,16 10,0! 0,0!
  figure grass 440..470 352 60; figure grass 360..400 366 44
  area land3 200 402 480 90 0,0! 30,14 56,54 76,92 90,100 100,92! 100,0!
flats: horizon 182..210; light 380..440; sky; land coast land0 -20 197 380..460 20..34; strip sky4 400 204
  area light@50 350..400 280 110 10 0,50 50,100 100,50 50,0
  area sand1 660 233 -400 18 0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!
  area sand1+land2:14 -20 274 410 40 0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!
  area sand1+land2:32 660 331 -320 62 0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!
  area sand1+land2:60 -20 412 450 104 0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!
  line land4 2 290 260 100 80 45,0! 45,14! | 100,-40! 101,-12! | 0,-100! 2,-50!
`);

/** Mountains, lakes and fields. */
const hills = world(`
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
const woods = world(`
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
const roads = world(`
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

/** Rain, wind and great clouds. */
const weather = world(`
hours: after rain, before the storm, before the storm, may forenoon, frost, rose dawn
rain over the sea: horizon 236..264; light 420..460; hours after rain, before the storm, blue hour, frost; sky; water
  figure thunder 200..240 150 110..130; scatter sky4 l-9_30 26 140 370 2; figure dinghy 200..260 326 24
cumulus: horizon 286..314; light 440..470
  hours clear forenoon, may forenoon, may forenoon, apricot morning, rose dawn; sky
  figure cloud 240..270 250 160..190; land down land1 -20 318 680 20..34; land field face1 660 344 -680 24
  land field land2 -10 372 660 24; figure oak ground 170..230 40..56; figure barn 360..400 362 34
rainbow: horizon 242..270; light 400..440; hours after rain, before the storm, may forenoon, clear forenoon; empty
  line paint+sky2:45 8 60 280 400 180 0,0! 0,42 29,100 71,100 100,42 100,0!
  line light+sky2:20 8 60 280 400 180 2,0! 2,40 30,96 70,96 98,40 98,0!
  line sea0+sky2:30 8 60 280 400 180 4,0! 4,38 31,92 69,92 96,38 96,0!; land range land1 -20 270 680 40..56
  land down land2 -20 310 700 40; figure house ground 240..280 44; land field face1 660 360 -700 30
  land down land4 -10 404 660 20..36
wind: horizon 226..254; light 430..466; sky
  line sky4 3 300 170 240 90 0,50! 40,70 70,40 100,60! | 20,0! 50,16 80,-10 110,8! | -20,110! 10,120 40,96 64,108!
  land range land0 -20 246 680 24..40; land down land1 -20 290 680 40..50; land field land2 -20 372 680 70..90
  figure windTree ground 220..250 140..160; figure grass 420..440 404 80; figure grass 90..120 404 60
light below the clouds: horizon 262..290; light 430..460; hours before the storm, after rain, dusk coral, late gold
  sky; area light@30 250 280 300 200 34,100! 50,100! 100,0! 20,0!
  area light@20 250 280 300 200 20,100! 30,100! 10,0! -30,0!; figure thunder 420..450 140 110..130
  figure thunder 180..200 110 100..120; land range land1 -20 284 680 30..44; land field face1 -20 320 680 20
  row poplar 3 150 230 330 64 50; land down land3 660 404 -680 60..76
fog: horizon 216..244; light 400..440; hours morning haze, frost, rose dawn, after rain, first light; sky 8
  row farPoplar 4..6 330 540 262 90 70; mist sky3 254 24; figure oak 180..220 316 150..180; mist sky3@60 290 24
  mist land0 326 20; row fencePost 5..6 60 580 384 60 40; mist land2 376 16
`);

/** Snow and bare trees. */
const winter = world(`
hours: frost, frost, frost, rose dawn, first light, blue hour, night, lamplight
cabin: horizon 206..234; light 420..460; sky 8; land range land0 -20 226 680 70..96
  land wood land1 -10 250 660 36..50; land down wall0+land0:40 -20 290 680 40; { row snowFir 2 60 110 322 150 120 or figure bareTree 100 322 130..160 }
  figure cabin 230..260 322 84..96; land field wall0 -20 356 680 36
bare tree: horizon 256..284; light 410..450; hours frost, rose dawn, first light, lamplight, late gold; sky 14
  land wood land0 -20 274 680 26..40; land down wall0+land0:30 -20 310 680 30; land field wall0 660 360 -700 40
  figure bareTree 210..250 356 230..260
  { birds 330 120 or line wall1 5 380 396 200 50 0,0! 3,0! | 12,26! 15,26! | 26,40! 29,40! | 38,62! 41,62! | 52,74! 55,74! | 64,96! 67,96! }
frozen lake: horizon 200..228; light 400..450; sky 10; land range land0 -20 218 680 60..90
  figure mountain 190..240 218 110..140; strip sea0 400 184
  line wall0 2 150 350 400 80 0,60! 30,40 44,70 80,30! | 30,50! 40,10! | 60,56! 100,90! | 10,10! 36,0!
  area wall0 -10 404 420 90 0,100! 40,96 76,50 100,0! 0,0!; row snowFir 2 60 160 350 180 130
  figure reeds 480..510 404 100
snowfall: horizon 222..250; light 410..450; hours frost, blue hour, night, lamplight, after rain; sky
  land wood land1 -20 250 680 60..80; land down wall0+land0:45 -20 290 680 40
  { row snowFir 3 90 330 340 190 130 or figure cabin 200..260 320 100 or figure lamppost 240 352 220; figure bench 340 356 44 }
  land field wall0 660 356 -700 36; scatter wall0 h1 18 10 350 6
village: horizon 210..238; light 430..466; sky; land range land0 -20 232 680 80..110; land down wall0 -20 280 680 44
  figure church 300..320 290 110; row cabin 2 160 400 302 48 54; land field wall0+land0:30 660 336 -700 34
  land field wall0 -20 400 680 44
`);

/** Lights in the dark. */
const night = world(`
hours: night, lamplight, blue hour
tent: horizon 256..284; light 440..470; sky; scatter glint h1 18 14 180 3; land range land0 -20 280 680 60..90
  land wood land2 -20 310 680 40..60; land field land3 -20 350 680 40; glow glass@12 240 300 100
  figure tent 240 332 76..90; { row darkFir 2 40 120 384 210 170 or figure oak 80..110 384 150..190 or row farPoplar 3 60 150 372 140 90 }
light in the fields: horizon 236..264; light 420..460; sky; scatter glint h1 12 14 150 3
  land down land1 -20 256 680 24..40; land field land2 660 320 -700 50
  { glow glass@12 240 296 84; figure house 230 322 84 or glow glass@12 360 304 64; figure house 350 322 60 or figure church 260 324 130 }
  { figure oak 120..140 326 100..140 or row darkFir 2 80 150 334 170 120 or row poplar 3 80 160 330 130 90 }
boat under the moon: horizon 180..240; light 330..380; sky; scatter glint h1 16 14 140 3
  { land coast land1 -20 212 360 44 or land range land1 -20 214 680 40..70 }; water; glow glass@12 236 286 50; figure mast 236 312 60; figure dinghy 236 326 34
great light: horizon 266..294; light 430..466; sky; scatter glint h1 14 14 200 3; water
  rock headland 3 -24 320 380 90 130..150
lamppost: horizon 286..314; light 400..440; sky; land wood land2 -20 320 680 90..130; strip land3 400 66
  area face1 140 382 300 36 0,50 50,100 100,50 50,0; glow glass@14 300 150 110; figure lamppost 300 372 230..240
  figure bench 210 370 60; { scatter glint h1 6 14 120 4 or scatter sky4 l-6_20 30 60 340 1 }
`);

/** Streets and roofs. */
const city = world(`
hours: first light, rose dawn, apricot morning, clear forenoon, after rain, late gold, october, dusk coral, blue hour, lamplight, lamplight
skyline: horizon 256..284; light 380..450; sky 18; houses flat land0 -10 272 660 110
  houses flat land1 glint -10 280 660 84; water; houses flat land3 glass -10 330 220..280 140
  area land4 -10 340 320 14 0,100! 100,100! 100,0! 0,0!
rooftops: horizon 222..250; light 400..450; sky 14; houses gable land0 -10 300 660 116; figure church 190..230 290 160
  houses gable land1 glint -20 404 680 160; land roof land3 -10 404 660 80..100
  area land4 90..130 404 44 120 0,0! 0,90! -12,90! -12,100! 112,100! 112,90! 100,90! 100,0!
  { figure cat ground 290..330 44 or birds 260 150 }
street: horizon 236..264; light 308..332; sky 16; houses gable land0 210 300 220 104
  area sand0 170 404 300 140 40,100! 60,100! 190,0! -90,0!
  area land2 -10 404 290 400 0,0! 0,86! 40,72! 40,66! 70,58! 70,50! 100,46! 100,30!
  area face1 650 404 -290 400 0,0! 0,92! 26,78! 26,70! 60,56! 60,50! 100,44! 100,30!
  line glass 7 -10 404 290 400 12,62! 12,54! | 26,58! 26,51! | 12,42! 12,34! | 26,43! 26,37! | 52,48! 52,43! | 64,46! 64,42! | 52,37! 52,33! | 84,40! 84,37!
  line land3 7 650 404 -290 400 12,64! 12,56! | 40,54! 40,48! | 12,44! 12,36! | 40,41! 40,36! | 72,44! 72,40!
  { figure lamppost 180..190 372 170..190 or figure bicycle 220..260 378 70 or birds 270 110 }
bridge of cables: horizon 248..276; light 420..460; sky 10; houses flat land0 -10 264 660 60; water
  line land3 4 0 280 640 170 -10,30! 22,100! | 24,100! 49,-48 74,100! | 74,100! 106,30!
  line land3 2 0 280 640 170 30,69! 30,14! | 36,46! 36,14! | 42,32! 42,14! | 54,29! 54,14! | 60,40! 60,14! | 66,60! 66,14! | 16,87! 16,14! | 10,74! 10,14! | 4,61! 4,14! | 80,87! 80,14! | 86,74! 86,14! | 92,61! 92,14!
  area land4 0 280 640 170 20,-30! 20,104! 24,104! 24,-30! | 72,-30! 72,104! 76,104! 76,-30! | -4,16! 104,16! 104,10! -4,10!
canal: horizon 236..264; light 440..470; sky 8; houses gable land0 -10 300 660 100; strip sea1 400 120
  row townhouse 2 60 260 300 170 170; row gabledHouse 1..2 160 350 300 140 140
  area land3 -10 314 430 16 0,0! 0,100! 100,100! 100,0!; figure dinghy 300..360 350 24
`);

/** Rooms that somebody has just left. */
const rooms = world(`
hours: first light, morning haze, rose dawn, apricot morning, clear forenoon, may forenoon, late gold, october, blue hour, lamplight, lamplight
chair at the window: horizon 220..240; light 350..420; sky; land range land1 200 234 440 40
  land down land2 200 280 440 50; window sand1 270 66 190 190 2 2; strip land3+sand1:35 400 96
  day area sand0@60 190 376 300 72 30,100! 70,100! 52,0! 0,0!; figure armchair 170..200 354 150..166
  { figure floorLamp 92 350 240; dark glow glass@16 92 122 110 or figure plant 90 354 120 }
open door: horizon 214..234; light 322..352; sky 6; water 300; area sand0 250 400 180 130 36,100! 52,100! 100,0! 0,0!
  window sand0+wall1:30 270 74 140 300 1 1; area land3 410 398 66 352 0,7! 0,92! 100,100! 100,0!
  strip land3+face1:50 400 26; day area light+sand0:40 256 400 160 26 16,100! 84,100! 100,0! -30,0!
  figure plant 170..200 388 120; line wall0 4 96 200 80 90 0,0! 100,0! 100,100! 0,100! 0,0!
bedside: horizon 220..240; light 330..400; sky 4; land down land1 180 246 460 50; window wall1 290 100 150 150 2 2 50
  strip land3+wall1:40 400 100; figure bed 270..300 354 140..150; figure stool 516 354 78
  { figure lamp 516 276 60 or figure candle 516 276 44 or figure cup 516 276 30 }
reading corner: horizon 186..214; light 330..400; hours blue hour, lamplight, october, late gold, night
  strip land3 400 400; strip land4 400 54; glow glint@12 400 150 180; row shelved 2 120 240 156 60 60
  row shelved 2 110 220 256 60 60; line face1 6 46 259 250 100 0,0! 100,0! | 0,100! 100,100!
  figure floorLamp 400 372 250; figure armchair 480..500 384 160..170
stairs: horizon 216..232; light 400..430; sky; land down land1 300 240 300 40; window wall1 366 110 100 120 2 2 50
  strip land3+wall1:40 400 36
  area land2 -10 380 460 260 0,100! 16,100! 16,80! 32,80! 32,60! 48,60! 48,40! 64,40! 64,20! 80,20! 80,0! 0,0!
  line wall0 5 -10 380 460 260 0,100! 16,100! | 16,80! 32,80! | 32,60! 48,60! | 48,40! 64,40! | 64,20! 80,20!
  line land4 4 -10 380 460 260 0,142! 88,34! | 84,0! 84,39! | 8,100! 8,132! | 24,80! 24,112! | 40,60! 40,92! | 56,40! 56,73! | 72,20! 72,54!
  { figure plant 500 390 110 or figure armchair 510 392 120 or figure stool 500 388 60; figure lamp 500 328 70 }
`);

/** A table, and what lies on it. */
const table = world(`
hours: first light, morning haze, rose dawn, clear forenoon, may forenoon, after rain, late gold, october, frost, blue hour, lamplight
lamp and book: horizon 226..254; light 170..200; hours blue hour, night, lamplight, lamplight, dusk coral; sky
  land down land2 40 250 300 40; window land3 110 60 150 190 2 2; glow glass@14 430 230 150; strip land4 400 70
  figure lamp 430 330 150..166; figure openBook 280..300 334 44
  { figure candle 530 332 50 or figure books 530 332 60 }
cup at the window: horizon 180..220; light 400..450; sky 8
  { land coast land0 -20 202 500 30; strip sea1 340 140 or land range land0 -20 216 680 60; land down land1 -20 290 680 60 }
  window sand1 60 -20 520 330 3 1; strip wall0 400 84; strip wall1 400 54; figure steam 292 268 40
  figure cup 300 332 56..64; { figure plant 170 332 130 or figure books 180 332 76 or figure openBook 190 334 44 }
bowl: horizon 186..214; light 400..450; strip sky1 400 400; area sky3 250 300 330 300 0,100! 46,100! 16,0! -30,0!
  area sky3 250 300 330 300 54,100! 100,100! 70,0! 24,0!; strip land3 400 112; strip land2 388 100
  area land4+land2:50 120 352 230 24 0,50 0,100 50,100 100,100 100,50! 96,0 50,0 0,0 0,50!
  figure bowl 270 342 100..120
  { figure vase 460 330 190..210 or figure cup 450 346 54 or figure candle 450 336 100 or figure books 460 340 60 }
branches in a jug: horizon 202..230; light 420..460; sky; land down land0 300 240 400 50
  window face1 360 100 170 210 2 3 70; strip land3 400 76; strip land4 400 50; figure vase 210..240 346 230..260
  { figure books 380 338 56 or figure openBook 400 340 40 }
desk by day: horizon 218..238; light 400..440; sky 4; land wood land1 240 240 400 40; window sand1 310 60 200 180 2 1
  strip land3 400 84; figure deskLamp 200 316 140; dark glow glass@12 150 240 90; figure openBook 320..340 322 36
  figure cup 470 318 40
`);

const worlds = { city, coast, hills, night, roads, rooms, table, weather, winter, woods };

/** The worlds of the covers, by name. */
export const WORLDS: ReadonlyMap<string, ReadonlyMap<string, Scene>> = new Map(
  Object.entries(worlds),
);
