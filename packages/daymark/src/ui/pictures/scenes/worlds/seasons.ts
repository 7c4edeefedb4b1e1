import { world } from '../notation.ts';

/** Rain, wind and great clouds. */
export const weather = world(`
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
export const winter = world(`
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
export const night = world(`
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
