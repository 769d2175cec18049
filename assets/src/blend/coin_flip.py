"""coin_flip.py -- <rest|spin|dish> <size> [samples] [frames] : the coin of the coin flip room and the dish it falls on.

One coin, two faces: a faceted star (lintang) in gold for heads, a full moon between two ears of rice in silver for tails. `rest` is each face
lying in the dish, `spin` one turn about the x axis in 24 blurred frames from heads up. All share one camera, so that the coin lies in the
dish at any scale.
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import casino as C, math, bpy

TAU = 2 * math.pi
FRAMES = 24
H = 0.135  # half the coin's thickness; its radius is 1
FLOOR = H - 0.045  # the field of a face, under its rim
ELEVATION = math.radians(54)  # of the camera over the dish
REEDS = 120

GOLD_FIELD = [
    (0, '#3a1500'),
    (0.3, '#7c3600'),
    (0.48, '#b8640a'),
    (0.6, '#d9860f'),
    (0.70, '#f2b23a'),
    (0.74, '#ffdf8a'),
    (0.78, '#e09418'),
    (1, '#b0620a'),
]
GOLD_RELIEF = [
    (0, '#7a3400'),
    (0.35, '#d97400'),
    (0.55, '#ffc22e'),
    (0.66, '#fff0a8'),
    (0.72, '#fffdf0'),
    (0.78, '#ffd84a'),
    (1, '#ffb52e'),
]
SILVER_FIELD = [
    (0, '#0f1233'),
    (0.3, '#262c62'),
    (0.48, '#454e98'),
    (0.6, '#5f6bbd'),
    (0.70, '#93a2ea'),
    (0.74, '#c9d4ff'),
    (0.78, '#6b78cc'),
    (1, '#4a55a6'),
]
SILVER_CRATER = [
    (0, '#2f376f'),
    (0.5, '#6673b8'),
    (0.66, '#8a98dc'),
    (1, '#7380c6'),
]
SILVER_RELIEF = [
    (0, '#2a2f60'),
    (0.35, '#8690cc'),
    (0.55, '#c9d3ff'),
    (0.66, '#f4f7ff'),
    (0.72, '#ffffff'),
    (0.78, '#d6deff'),
    (1, '#b4c0f6'),
]


def star(points, outer, inner, peak, mats, at=(0, 0), turn=0.0, z=0.0):
    """A star cut into facets: a ridge to every point, a valley between two."""
    verts = [(at[0], at[1], z + peak)]
    for i in range(2 * points):
        a = math.pi / 2 + turn + i * math.pi / points
        r = outer if i % 2 == 0 else inner
        verts.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), z + (0.012 if i % 2 == 0 else 0.03)))
    foot = len(verts)
    verts += [(x, y, z - 0.03) for x, y, _ in verts[1:]]
    n = 2 * points
    faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    faces += [(1 + i, foot + i, foot + (i + 1) % n, 1 + (i + 1) % n) for i in range(n)]
    return C.obj_from(verts, faces, 'star', mats, None, False)


def flat(o, z, up):
    """Lays a prism (an XZ outline) on a face."""
    o.rotation_euler = (math.pi / 2, 0, 0) if up > 0 else (-math.pi / 2, 0, 0)
    o.location = (0, 0, z)
    return o


def ring(r, tube, z, mats):
    return C.torus(r, tube, (0, 0, z), mats=mats, segs=144)


def heads(field, relief, rim):
    parts = [star(5, 0.62, 0.255, 0.15, [relief], z=FLOOR)]
    parts.append(ring(0.755, 0.012, FLOOR + 0.004, [rim]))
    for k in range(30):  # a sunburst about the star
        a = k * TAU / 30 + TAU / 60
        long = k % 3 == 1
        r0, r1 = (0.60, 0.72) if long else (0.655, 0.715)
        ray = C.prism([(r0, -0.007), (r1, -0.018), (r1, 0.018), (r0, 0.007)], 0.05, 'ray', [relief])
        ray.rotation_euler = (math.pi / 2, 0, a)
        ray.location = (0, 0, FLOOR)
        parts.append(ray)
    return parts


def tails(field, relief, rim):
    """Modelled as if it looked up; `build` turns it over."""
    crater = C.gold('crater', mix=0.8, stops=SILVER_CRATER)
    moon = C.lathe(C.spline([(0.48, -0.02), (0.47, 0.03), (0.41, 0.07), (0.24, 0.105), (0.0, 0.12)], 8), 96, 'moon', [relief])
    moon.location = (0, 0.07, FLOOR)
    parts = [moon]
    for x, y, r in ((-0.15, 0.22, 0.1), (0.15, 0.09, 0.135), (-0.08, -0.12, 0.09), (0.16, 0.34, 0.05), (-0.3, 0.02, 0.05), (0.13, -0.2, 0.055)):
        z = FLOOR + 0.118 - 0.22 * (x * x + (y - 0.07) * (y - 0.07))
        parts.append(C.torus(r, r * 0.13, (x, y, z), mats=[relief], segs=48))
        parts.append(C.sphere(r * 0.86, (x, y, z - 0.004), [crater], 32, (1, 1, 0.06)))
    for side in (1, -1):  # two ears of rice along the rim
        for k in range(11):
            a = -math.pi / 2 + side * (0.16 + k * 0.135)
            for lean, r in ((0.42, 0.70), (-0.42, 0.625)):
                grain = C.sphere(0.046, (r * math.cos(a), r * math.sin(a), FLOOR + 0.008), [rim], 20, (1.5, 0.72, 0.62))
                grain.rotation_euler = (0, 0, a + side * (math.pi / 2 - lean))
                parts.append(grain)
    return parts


def build():
    gold = C.gold('rim', mix=0.7)
    gold_field = C.gold('field', sweep=0.95, mix=0.82, stops=GOLD_FIELD)
    gold_relief = C.gold('relief', sweep=0.5, mix=0.7, stops=GOLD_RELIEF)
    silver_field = C.gold('sfield', sweep=0.95, mix=0.82, stops=SILVER_FIELD)
    silver_relief = C.gold('srelief', sweep=0.5, mix=0.7, stops=SILVER_RELIEF)
    prof = [
        (0, -FLOOR),
        (0.80, -FLOOR),
        (0.82, -FLOOR - 0.008),
        (0.845, -H - 0.004),
        (0.865, -H - 0.016),
        (0.955, -H - 0.016),
        (0.99, -H + 0.006),
        (1, -H + 0.032),
    ]
    prof += [(r, -z) for r, z in reversed(prof)]
    body = C.lathe(prof, REEDS * 2, 'coin', [gold_field, silver_field, gold])
    for p in body.data.polygons:
        r = math.hypot(p.center.x, p.center.y)
        p.material_index = 2 if r > 0.805 else (0 if p.center.z > 0 else 1)
    for i, v in enumerate(body.data.vertices):  # reeding
        if math.hypot(v.co.x, v.co.y) > 0.995 and (i % (REEDS * 2)) % 2:
            v.co.x *= 0.978
            v.co.y *= 0.978
    up = C.parent(heads(gold_field, gold_relief, gold), 'heads')
    down = C.parent(tails(silver_field, silver_relief, gold), 'tails')
    down.rotation_euler = (math.pi, 0, 0)
    return C.parent([body, up, down], 'coin')


def look(ortho, at=(0, 0, 0)):
    C.camera((at[0], at[1] - 10 * math.cos(ELEVATION), at[2] + 10 * math.sin(ELEVATION)), at, ortho=ortho)


def dish():
    """A low drum of violet lacquer with a gold lip and a cushion of velvet; the coin's radius is 1."""
    velvet = C.candy('velvet', '#140740', '#3a17a0', zr=(-0.06, 0.12), rough=0.95, coat=0, spec=0.03)
    lacquer = C.candy('lacquer', '#1d0a52', '#7a45ff', zr=(-0.8, 0.4), rough=0.2, rim='#d3b8ff', rim_w=0.35, rim_strength=0.55)
    au = C.gold('au', mix=0.72, sweep=0.25)
    C.lathe(C.spline([(0, -0.06), (0.7, -0.05), (1.1, -0.01), (1.3, 0.06), (1.38, 0.14)], 8), 144, 'velvet', [velvet])
    C.lathe(
        C.spline([(1.36, 0.1), (1.42, 0.24), (1.55, 0.3), (1.69, 0.22), (1.75, 0.02), (1.73, -0.26), (1.64, -0.44), (1.5, -0.52)], 8),
        160,
        'wall',
        [lacquer],
    )
    C.torus(1.385, 0.035, (0, 0, 0.16), mats=[au])
    C.torus(1.71, 0.04, (0, 0, 0.15), mats=[au])
    C.torus(1.70, 0.03, (0, 0, -0.33), mats=[au])
    on, off = C.glow('on', '#fff0b8', 3.0), C.glow('off', '#ff9be8', 1.5)
    for k in range(36):
        a = (k + 0.5) * TAU / 36
        C.sphere(0.034, (1.56 * math.cos(a), 1.56 * math.sin(a), 0.3), [on if k % 2 else off], 16)
    inlay = C.glow('inlay', '#b58cff', 0.7)
    C.torus(1.14, 0.012, (0, 0, 0.01), mats=[inlay])


def light(key):
    C.studio(key=key, rim=0.8)


if __name__ == '__main__':
    a = C.args()
    mode, size = a[0], int(a[1])
    smp = int(a[2]) if len(a) > 2 else 40
    frames = [int(x) for x in a[3].split(',')] if len(a) > 3 else range(FRAMES)
    if mode == 'dish':
        C.reset(size, size * 15 // 16, samples=smp)
        light(0.9)
        dish()
        look(3.6, at=(0, 0, -0.1))
        C.render('coinFlip/dish.png')
        sys.exit()
    sc = C.reset(size, samples=smp)
    light(1.1)
    coin = build()
    coin.rotation_mode = 'XYZ'
    # The same frame for every turn: the coin never leaves a square of its diameter and a little air.
    look(2.08)
    if mode == 'spin':
        for f in range(FRAMES + 1):
            coin.rotation_euler = (-f * TAU / FRAMES, 0, 0)
            coin.keyframe_insert('rotation_euler', frame=f)
        for curve in coin.animation_data.action.fcurves:
            curve.extrapolation = 'LINEAR'
            for k in curve.keyframe_points:
                k.interpolation = 'LINEAR'
        sc.render.use_motion_blur = True
        sc.render.motion_blur_shutter = 0.6
        for f in frames:
            C.render('coinFlip/spin_%02d.png' % f, frame=f)
    else:
        for face, turn in (('heads', 0), ('tails', math.pi)):
            coin.rotation_euler = (turn, 0, 0)
            C.render('coinFlip/%s.png' % face)
