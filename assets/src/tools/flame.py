#!/usr/bin/python3
"""flame.py - 2D procedural sprites that need no renderer (numpy): rocket flame loop, explosion, glow/spark/smoke particles, star field tile.
All loops are periodic in time by construction. Output straight-alpha PNG; use blendMode 'add' for flame/spark/glow."""

import numpy as np, sys, os
from PIL import Image

OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../raw/fx')
os.makedirs(OUT, exist_ok=True)
rng = np.random.default_rng(7)


def lerp_ramp(t, stops):
    t = np.clip(t, 0, 1)
    xs = [s[0] for s in stops]
    return np.stack([np.interp(t, xs, [s[1][k] for s in stops]) for k in range(len(stops[0][1]))], -1)


def hexc(h, a=1.0):
    h = h.lstrip('#')
    return tuple(int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)) + (a,)


def save(name, rgba):
    Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype('uint8'), 'RGBA').save(f'{OUT}/{name}.png')


def tile_noise(n, seed):
    """periodic smooth noise lookup: n x n random lattice, quintic interpolation, wraps both axes"""
    g = np.random.default_rng(seed).uniform(-1, 1, (n, n))

    def f(x, y):
        x = x % n
        y = y % n
        i = np.floor(x).astype(int)
        j = np.floor(y).astype(int)
        fx, fy = x - i, y - j
        fx = fx**3 * (fx * (fx * 6 - 15) + 10)
        fy = fy**3 * (fy * (fy * 6 - 15) + 10)
        i1, j1 = (i + 1) % n, (j + 1) % n
        return (g[j, i] * (1 - fx) + g[j, i1] * fx) * (1 - fy) + (g[j1, i] * (1 - fx) + g[j1, i1] * fx) * fy

    return f


NZ = [tile_noise(8, 20 + k) for k in range(4)]


def fbm(x, y, scroll=0.0):
    """scroll in [0,1): moves the field exactly one lattice period per octave -> frame N == frame 0 (perfect loop)"""
    return sum(NZ[k](x * 2**k, y * 2**k - scroll * 8) * 0.55**k for k in range(4))


FIRE = [
    (0, hexc('#ff2bd0', 0)),
    (0.12, hexc('#ff2a7a', 0.35)),
    (0.30, hexc('#ff5a1f', 0.85)),
    (0.52, hexc('#ffb01f', 1)),
    (0.75, hexc('#ffe98a', 1)),
    (1, hexc('#ffffff', 1)),
]


def flame(frames=12, w=160, h=256):
    y, x = np.mgrid[0:h, 0:w].astype(float)
    v = y / h
    u = (x + 0.5 - w / 2) / (w / 2)  # v: 0 nozzle .. 1 tip (points down)
    for f in range(frames):
        sc = f / frames
        ph = 2 * np.pi * sc
        n = fbm(u * 1.1 + 3, v * 2.6, sc)
        n2 = fbm(u * 2.2 + 9, v * 3.4 + 5, sc)
        uu = u + n * 0.16 * v**0.9  # licks sway more towards the tip
        width = (0.50 + 0.16 * np.sin(np.pi * np.clip(v / 0.5, 0, 1))) * np.clip(1 - v, 0, 1) ** 0.72 * (1 + 0.1 * n2)
        d = np.abs(uu) / np.maximum(width, 1e-3)
        body = np.clip(1 - d**1.7, 0, 1)
        length = np.clip((0.93 + 0.05 * np.sin(ph) + 0.14 * n2 - v) / 0.5, 0, 1)
        I = body * length * (1.25 - 0.5 * v) + 0.22 * n2 * body * v
        inner = np.clip(
            1 - (np.abs(u) / (0.27 * np.clip(1 - v / (0.55 + 0.03 * np.sin(ph * 2)), 0, 1) ** 0.8 + 1e-3)) ** 2, 0, 1
        )  # white-hot inner tongue
        I = np.clip(I * 0.74, 0, 0.8) + inner * 0.5
        glow = np.exp(-((d / 1.5) ** 2)) * np.clip(1 - v, 0, 1) ** 1.2 * 0.14 * np.clip((1 - np.abs(u)) / 0.5, 0, 1) ** 1.5
        rgba = lerp_ramp(I + glow, FIRE)
        rgba[..., 3] *= np.clip(v / 0.04, 0, 1) * np.clip((1 - np.abs(u)) / 0.12, 0, 1) * np.clip((1 - v) / 0.06, 0, 1)
        save(f'flame_{f:02d}', rgba)


def explosion(frames=16, s=256):
    y, x = np.mgrid[0:s, 0:s].astype(float)
    u = (x + 0.5 - s / 2) / (s / 2)
    v = (y + 0.5 - s / 2) / (s / 2)
    r0 = np.hypot(u, v)
    blobs = [(rng.uniform(0, 6.28), rng.uniform(0.0, 1) ** 0.6, rng.uniform(0.2, 0.42), rng.uniform(0, 1)) for _ in range(46)]
    for f in range(frames):
        t = f / (frames - 1)
        R = 0.16 + 0.52 * (1 - (1 - t) ** 3)
        F = np.zeros_like(r0)
        N = np.zeros_like(r0)
        H = np.zeros_like(r0)
        wx, wy = fbm(u * 1.3 + 1, v * 1.3 + t * 1.2), fbm(u * 1.3 + 5, v * 1.3 + 7 + t * 1.2)
        uu, vv = u + wx * 0.10 * (0.4 + t), v + wy * 0.10 * (0.4 + t)  # domain warp = turbulent edge
        for a, k, rad, z in blobs:
            cx, cy = np.cos(a) * k * R, np.sin(a) * k * R - 0.10 * t
            rr = rad * (0.5 + 0.55 * t)
            q = np.clip(1 - ((uu - cx) ** 2 + (vv - cy) ** 2) / rr**2, 0, 1)
            F += q**2
            N = np.maximum(N, q * (0.6 + 0.4 * z))
            H += q**2 * (-0.5 * (uu - cx) - (vv - cy)) / rr
        dens = np.clip(F * 1.5, 0, 1)
        det = fbm(u * 2.4, v * 2.4 + 3 - t * 1.5)
        heat = N * (1.25 - 1.0 * t**0.75) + 0.16 * det + 0.22 * H / np.maximum(F, 0.2) + 0.12 * (1 - t)
        fire = lerp_ramp(
            heat,
            [
                (0, hexc('#160a2e', 1)),
                (0.18, hexc('#3d1659', 1)),
                (0.36, hexc('#c21d52', 1)),
                (0.54, hexc('#ff621f', 1)),
                (0.74, hexc('#ffc233', 1)),
                (0.95, hexc('#fffbe8', 1)),
            ],
        )
        a = np.clip(dens * 1.35 - t * 0.35, 0, 1) * np.clip((1 - t) * 2.2, 0, 1)
        rr = r0 + 0.03 * fbm(u * 1.5, v * 1.5)
        ring = np.exp(-(((rr - (0.2 + 0.72 * t**0.5)) / (0.025 + 0.04 * t)) ** 2)) * (1 - t) ** 1.6 * 0.9
        flash = np.exp(-((r0 / (0.42 - 0.1 * t)) ** 2)) * max(0, 1 - t * 4.5)
        rgb = fire[..., :3] * a[..., None] + ring[..., None] * np.array([1, 0.78, 0.95]) + flash[..., None] * np.array([1, 0.97, 0.88])
        al = np.clip(a + ring + flash, 0, 1) * np.clip((1.0 - r0) / 0.08, 0, 1)
        save(f'boom_{f:02d}', np.dstack([np.clip(rgb / np.maximum(np.clip(a + ring + flash, 0, 1), 1e-3)[..., None], 0, 1), al]))


def particles():
    P = {
        'glow': (128, lambda r, u, v: np.exp(-((r / 0.38) ** 2)) * np.clip((1 - r) / 0.25, 0, 1)),
        'spark': (
            64,
            lambda r, u, v: np.clip(
                np.exp(-((u / 0.5) ** 2)) * np.exp(-((v / 0.035) ** 2))
                + np.exp(-((v / 0.5) ** 2)) * np.exp(-((u / 0.035) ** 2))
                + np.exp(-((r / 0.14) ** 2)),
                0,
                1,
            )
            * np.clip((1 - r) / 0.2, 0, 1),
        ),
        'star4': (
            64,
            lambda r, u, v: np.clip(np.clip(1 - np.abs(u) ** 0.5 - np.abs(v) ** 0.5, 0, 1) * 3 + np.exp(-((r / 0.14) ** 2)), 0, 1),
        ),
        'smoke': (
            128,
            lambda r, u, v: np.clip(1 - r * (1.15 + 0.35 * fbm(u * 0.9 + 2, v * 0.9)), 0, 1) ** 1.2 * (0.75 + 0.2 * fbm(u * 1.6, v * 1.6)),
        ),
    }
    for name, (s, fn) in P.items():
        y, x = np.mgrid[0:s, 0:s].astype(float)
        u = (x + 0.5 - s / 2) / (s / 2)
        v = (y + 0.5 - s / 2) / (s / 2)
        save(name, np.dstack([np.ones((s, s, 3)), np.clip(fn(np.hypot(u, v), u, v), 0, 1)]))


flame()
explosion()
particles()
print('fx ok')
