/** Draw calls since the last reading, counted at the canvas's context. */
export function countDraws(canvas: HTMLCanvasElement): () => number {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  let calls = 0;
  if (gl) {
    const elements = gl.drawElements.bind(gl);
    const arrays = gl.drawArrays.bind(gl);
    gl.drawElements = (...args) => {
      calls += 1;
      elements(...args);
    };
    gl.drawArrays = (...args) => {
      calls += 1;
      arrays(...args);
    };
  }
  return () => {
    const seen = calls;
    calls = 0;
    return seen;
  };
}
