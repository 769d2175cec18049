import again from './art/fruit-again.webp?no-inline';
import apple from './art/fruit-apple.webp?no-inline';
import bamboo from './art/fruit-bamboo.webp?no-inline';
import bell from './art/fruit-bell.webp?no-inline';
import cherry from './art/fruit-cherry.webp?no-inline';
import grape from './art/fruit-grape.webp?no-inline';
import mango from './art/fruit-mango.webp?no-inline';
import star from './art/fruit-star.webp?no-inline';

/** Small pictures of the stops of dingdong's ring. */
export const FRUIT = {
  CHERRY: cherry,
  APPLE: apple,
  MANGO: mango,
  BAMBOO: bamboo,
  GRAPE: grape,
  STAR: star,
  DING: bell,
  AGAIN: again,
} as const;
