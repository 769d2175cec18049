/**
 * Runs in a page before its own scripts (`addInitScript`): the page's frames can be held and let go, and a window of them is measured. Nothing is allocated
 * while frames are counted but what `performance.memory` answers.
 */
export function probe() {
  const CAPACITY = 4096;
  const now = performance.now.bind(performance);
  const later = window.setTimeout.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);

  /** Ms of the main thread and draw calls by frame, and how many frames there are. */
  const main = new Float32Array(CAPACITY);
  const draws = new Uint16Array(CAPACITY);
  let frames = 0;
  let all = 0;
  let measuring = false;
  let skipping = false;
  let held = false;
  let heldAt = 0;
  /** Ms that the page was held: its frames are told times without them, so that a scene goes on where it was. */
  let lost = 0;
  const waiting = [];

  // One record a frame: all callbacks with the same time, and what ran between them and the next frame's.
  let stamp = -1;
  let first = 0;
  let ms = 0;
  let calls = 0;
  function close(time) {
    if (measuring && stamp >= 0 && frames < CAPACITY) {
      if (frames === 0) first = stamp;
      main[frames] = ms;
      draws[frames] = calls;
      frames += 1;
    }
    all += 1;
    stamp = time;
    ms = 0;
    calls = 0;
  }
  window.requestAnimationFrame = function requestAnimationFrame(callback) {
    return nextFrame((time) => {
      if (held) return void waiting.push(callback);
      if (time !== stamp) close(time);
      const began = now();
      try {
        callback(time - lost);
      } finally {
        ms += now() - began;
      }
    });
  };

  // React commits in message ports, sockets and timers bring news: the same frame's work.
  const timed = (work) =>
    function () {
      const began = now();
      try {
        return work.apply(this, arguments);
      } finally {
        ms += now() - began;
      }
    };
  for (const name of ['setTimeout', 'setInterval']) {
    const original = window[name].bind(window);
    window[name] = (work, ...rest) => original(typeof work === 'function' ? timed(work) : work, ...rest);
  }
  const wrapped = new WeakMap();
  for (const { prototype } of [window.MessagePort, window.WebSocket]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
    Object.defineProperty(prototype, 'onmessage', {
      ...property,
      set(work) {
        property.set.call(this, typeof work === 'function' ? timed(work) : work);
      },
    });
    const { addEventListener, removeEventListener } = prototype;
    prototype.addEventListener = function (type, work, options) {
      if (typeof work === 'function' && !wrapped.has(work)) wrapped.set(work, timed(work));
      return addEventListener.call(this, type, wrapped.get(work) ?? work, options);
    };
    prototype.removeEventListener = function (type, work, options) {
      return removeEventListener.call(this, type, wrapped.get(work) ?? work, options);
    };
  }

  const gl = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear']) {
    const original = gl[name];
    gl[name] = function () {
      if (name !== 'clear') {
        calls += 1;
        handle.firstDraw ||= now();
      }
      if (!skipping) original.apply(this, arguments);
    };
  }

  const heap = () => performance.memory?.usedJSHeapSize ?? 0;

  const handle = (window.__frames = {
    /** When the page first drew, ms since it was asked for; 0 before. */
    firstDraw: 0,
    hold() {
      held = true;
      heldAt = now();
    },
    /**
     * Lets frames go, measures a window of them, and holds them again.
     * @param {{ skip: boolean, settle: number, length: number, least: number }} window `skip` leaves the drawing out, which in software would be all that is
     *   measured; ms before the window and in it, and how many frames it waits for, three times as long at most
     * @returns {Promise<{ main: number[], draws: number, fps: number, all: number, heapRise: number }>} ms of each frame, most draw calls of one, frames a second, frames with those before the window, bytes that
     *   the heap grew a second (negative where garbage was collected)
     */
    measure({ skip, settle, length, least }) {
      skipping = skip;
      held = false;
      all = 0;
      lost += now() - heldAt;
      for (const callback of waiting.splice(0)) requestAnimationFrame(callback);
      return new Promise((resolve) => {
        later(() => {
          frames = 0;
          const from = heap();
          const began = now();
          measuring = true;
          const end = () => {
            if (frames < least && now() - began < length * 3) return void later(end, length / 4);
            measuring = false;
            const heapRise = ((heap() - from) * 1000) / (now() - began);
            // `stamp` is the frame after the last one that was counted.
            const fps = frames === 0 ? 0 : (frames * 1000) / (stamp - first);
            this.hold();
            resolve({
              main: [...main.subarray(0, frames)],
              draws: Math.max(0, ...draws.subarray(0, frames)),
              fps,
              all,
              heapRise,
            });
          };
          later(end, length);
        }, settle);
      });
    },
  });
}
