"""ball.py -- <0..9|all> [size] [samples]: the Wingo balls. Odd green, even red, 0 red-violet, 5 green-violet.

ART_FONT names a TTF for the digit (Poppins 800, made by fonts/woff2ttf.py)."""

import math
import os
import sys

import bmesh
import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import casino as C

FONT = os.environ.get('ART_FONT', 'poppins800.ttf')
RED, GREEN, VIOLET = ('#b00024', '#ff2a4d'), ('#007a3a', '#18d56a'), ('#4a0fb0', '#9a4dff')
#: edge radius and colour of the number disc, from the outside in
DISC = ((0.665, '#ffffff'), (0.60, '#2a1458'), (0.575, '#ffffff'))
DIGIT_RADIUS = 1.014


def material(left, right):
    """Two colours split on a tilted plane, the number disc and its hairline ring: all procedural."""
    m = C.candy('ball', left[0], left[1], zr=(-1, 0.8), rough=0.16, rim='#ffe0f5', rim_w=0.36, rim_strength=0.55)
    tree = m.node_tree
    shader = tree.nodes['Principled BSDF']
    node, link = tree.nodes.new, tree.links.new

    def mix(factor, under, over):
        n = node('ShaderNodeMixRGB')
        link(factor, n.inputs[0])
        link(under, n.inputs[1])
        if isinstance(over, str):
            n.inputs[2].default_value = C.lin(over)
        else:
            link(over, n.inputs[2])
        return n.outputs[0]

    def step(value, low, high):
        n = node('ShaderNodeMapRange')
        n.inputs['From Min'].default_value, n.inputs['From Max'].default_value = low, high
        link(value, n.inputs['Value'])
        return n.outputs[0]

    left_colour = shader.inputs['Base Color'].links[0].from_socket
    height = next(n for n in tree.nodes if n.type == 'MAP_RANGE').outputs[0]
    right_colour = node('ShaderNodeMixRGB')
    right_colour.inputs[1].default_value, right_colour.inputs[2].default_value = C.lin(right[0]), C.lin(right[1])
    link(height, right_colour.inputs[0])

    coords = node('ShaderNodeTexCoord').outputs['Object']
    side = node('ShaderNodeVectorMath')
    side.operation = 'DOT_PRODUCT'
    side.inputs[1].default_value = (0.906, 0, 0.42)
    link(coords, side.inputs[0])
    colour = mix(step(side.outputs['Value'], -0.006, 0.006), left_colour, right_colour.outputs[0])

    axes, flat, radius = node('ShaderNodeSeparateXYZ'), node('ShaderNodeCombineXYZ'), node('ShaderNodeVectorMath')
    link(coords, axes.inputs[0])
    link(axes.outputs[0], flat.inputs[0])
    link(axes.outputs[2], flat.inputs[2])
    radius.operation = 'LENGTH'
    link(flat.outputs[0], radius.inputs[0])
    for edge, over in DISC:
        colour = mix(step(radius.outputs['Value'], edge + 0.006, edge - 0.006), colour, over)
    link(colour, shader.inputs['Base Color'])
    return m


def digit(n):
    """The digit laid onto the sphere. It is sliced into a fine grid first: a long triangle would cut below the surface."""
    o = C.text(str(n), 1.12, 0, 0, FONT, [C.candy('ink', '#1c0d45', rough=0.16)], (0, -1.06, -0.02), (math.pi / 2, 0, 0))
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    bpy.ops.object.convert(target='MESH')
    o = bpy.context.object
    mesh = bmesh.new()
    mesh.from_mesh(o.data)
    for axis in ((1, 0, 0), (0, 1, 0)):
        for k in range(-30, 31):
            at = tuple(v * k * 0.02 for v in axis)
            bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=at, plane_no=axis)
    bmesh.ops.triangulate(mesh, faces=mesh.faces)
    mesh.to_mesh(o.data)
    mesh.free()
    world = o.matrix_world.copy()
    back = world.inverted()
    for v in o.data.vertices:
        p = world @ v.co
        p.y = -math.sqrt(max(0, DIGIT_RADIUS**2 - p.x * p.x - p.z * p.z))
        v.co = back @ p
    return o


if __name__ == '__main__':
    a = C.args() or ['all']
    size = int(a[1]) if len(a) > 1 else 576
    samples = int(a[2]) if len(a) > 2 else 32
    for n in (range(10) if a[0] == 'all' else map(int, a[0].split(','))):
        C.reset(size, samples=samples)
        C.studio(rim=0.8)
        single = GREEN if n % 2 else RED
        left, right = {0: (RED, VIOLET), 5: (GREEN, VIOLET)}.get(n, (single, single))
        ball = C.sphere(1, mats=[material(left, right)], segs=96)
        C.parent([ball, digit(n)]).rotation_euler = (-0.05, 0, 0)
        C.fit((0, -10, 0), 0.03, only=[ball])
        C.render('ball/ball_%d.png' % n)
