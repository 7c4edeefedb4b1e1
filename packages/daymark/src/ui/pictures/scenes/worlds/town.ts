import { world } from '../notation.ts';

/** Streets and roofs. */
export const city = world(`
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
export const rooms = world(`
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
export const table = world(`
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
