import ball0 from './art/ball-0.webp?no-inline';
import ball1 from './art/ball-1.webp?no-inline';
import ball2 from './art/ball-2.webp?no-inline';
import ball3 from './art/ball-3.webp?no-inline';
import ball4 from './art/ball-4.webp?no-inline';
import ball5 from './art/ball-5.webp?no-inline';
import ball6 from './art/ball-6.webp?no-inline';
import ball7 from './art/ball-7.webp?no-inline';
import ball8 from './art/ball-8.webp?no-inline';
import ball9 from './art/ball-9.webp?no-inline';

const BALLS: readonly string[] = [ball0, ball1, ball2, ball3, ball4, ball5, ball6, ball7, ball8, ball9];

/** The picture of a Wingo ball, 0 to 9. */
export const ballOf = (number: number): string | undefined => BALLS[number];
