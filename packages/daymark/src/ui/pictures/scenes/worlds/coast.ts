import { world } from '../notation.ts';

/** The sea and its edge. */
export const coast = world(`
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
