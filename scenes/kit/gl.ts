/** The parts of PixiJS that scenes draw with, registered by hand: the stage skips the rest (events, filters, text, WebGPU). */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import 'pixi.js/sprite-nine-slice';
