import ball0 from '../art/ball-0.webp';
import ball1 from '../art/ball-1.webp';
import ball2 from '../art/ball-2.webp';
import ball3 from '../art/ball-3.webp';
import ball4 from '../art/ball-4.webp';
import ball5 from '../art/ball-5.webp';
import ball6 from '../art/ball-6.webp';
import ball7 from '../art/ball-7.webp';
import ball8 from '../art/ball-8.webp';
import ball9 from '../art/ball-9.webp';

const BALLS: readonly string[] = [ball0, ball1, ball2, ball3, ball4, ball5, ball6, ball7, ball8, ball9];

/** The picture of a Wingo ball, 0 to 9. */
export const ballOf = (number: number): string | undefined => BALLS[number];
