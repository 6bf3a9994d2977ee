// Plain JavaScript: the rivals' types are only there once they are installed.
import * as fabric from 'fabric';
import Konva from 'konva';
import { dragOffset, FAMILY, marqueeReach, panOffset, PICTURE, SCENE, zoomScale } from './scene.js';
import { flush } from './subject.js';

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** konva at its best: no perfect drawing, the dragged shape on a layer of its own. */
export function konvaSubject(objects, dragged, picture) {
  Konva.pixelRatio = 1;
  Konva.autoDrawEnabled = false;
  const container = document.body.appendChild(document.createElement('div'));
  const stage = new Konva.Stage({ container, ...SCENE });
  const layer = new Konva.Layer();
  const dragLayer = new Konva.Layer();
  stage.add(layer, dragLayer);
  const nodes = objects.map((object) => layer.add(konvaNode(object, picture)) && layer.children.at(-1));
  const scene = (of) => of.getCanvas()._canvas;
  const hits = (of) => of.getHitCanvas()._canvas;
  layer.draw();
  flush(scene(layer));
  flush(hits(layer));
  const node = nodes[dragged];
  const from = node.position();
  const transformer = new Konva.Transformer();
  const band = new Konva.Rect({ visible: false, stroke: '#0a7a55', fill: 'rgba(10, 122, 85, 0.1)' });
  dragLayer.add(transformer, band);
  let met = [];
  let places;
  return {
    get met() {
      return met.length;
    },
    drag(frame) {
      const [x, y] = dragOffset(frame);
      node.position({ x: from.x + x, y: from.y + y });
      if (node.getLayer() !== dragLayer) {
        node.moveTo(dragLayer);
        layer.draw();
        flush(scene(layer));
        flush(hits(layer));
      }
      dragLayer.drawScene();
      flush(scene(dragLayer));
    },
    drop() {
      node.moveTo(layer);
      layer.draw();
      dragLayer.draw();
      flush(scene(layer));
    },
    // as for one: on a layer of their own, without the canvas for hits
    dragAll(frame) {
      const [x, y] = dragOffset(frame);
      places ??= nodes.map((each) => each.position());
      for (const [i, each] of nodes.entries()) each.position({ x: places[i].x + x, y: places[i].y + y });
      layer.drawScene();
      flush(scene(layer));
    },
    dropAll() {
      for (const [i, each] of nodes.entries()) each.position(places[i]);
      layer.draw();
      flush(scene(layer));
    },
    select(frame) {
      const { x, y } = middle(objects[(frame * 37) % objects.length]);
      const hit = stage.getIntersection({ x, y });
      transformer.nodes(hit ? [hit] : []);
      dragLayer.draw();
      flush(scene(dragLayer));
    },
    marquee(frame) {
      const [width, height] = marqueeReach(frame);
      const area = { x: 0, y: 0, width, height };
      transformer.nodes([]);
      band.setAttrs({ ...area, visible: true });
      met = layer.children.filter((child) => Konva.Util.haveIntersection(area, child.getClientRect()));
      dragLayer.draw();
      flush(scene(dragLayer));
    },
    release() {
      band.visible(false);
      met = [];
      dragLayer.draw();
    },
    pan(frame) {
      const [x, y] = panOffset(frame);
      stage.position({ x, y });
      layer.draw();
      flush(scene(layer));
      flush(hits(layer));
    },
    zoom(frame) {
      stage.scale({ x: zoomScale(frame), y: zoomScale(frame) });
      layer.draw();
      flush(scene(layer));
      flush(hits(layer));
    },
    dispose() {
      stage.destroy();
      container.remove();
    },
  };
}

function konvaNode(object, picture) {
  const { width, height, rotation, opacity, color, round, stroke, text, fontSize } = object;
  const common = {
    ...middle(object),
    rotation,
    opacity,
    offsetX: width / 2,
    offsetY: height / 2,
    perfectDrawEnabled: false,
    shadowForStrokeEnabled: false,
  };
  if (object.type === 'rect')
    return new Konva.Rect({
      ...common,
      width,
      height,
      cornerRadius: round,
      fill: color,
      ...(stroke ? { stroke: '#222222', strokeWidth: stroke } : {}),
    });
  if (object.type === 'image') return new Konva.Image({ ...common, image: picture, width, height });
  return new Konva.Text({ ...common, text, fontSize, fontFamily: FAMILY, fill: color });
}

/** fabric without its cache of every object, which costs more here than it saves. */
export function fabricSubject(objects, dragged, picture) {
  const element = document.body.appendChild(document.createElement('canvas'));
  const canvas = new fabric.Canvas(element, {
    ...SCENE,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  });
  const items = objects.map((object) => fabricItem(object, picture));
  canvas.add(...items);
  const render = () => {
    canvas.renderAll();
    flush(canvas.lowerCanvasEl);
  };
  render();
  const item = items[dragged];
  const from = { left: item.left, top: item.top };
  let met = [];
  let group = null;
  let origin = null;
  return {
    get met() {
      return met.length;
    },
    drag(frame) {
      const [x, y] = dragOffset(frame);
      item.set({ left: from.left + x, top: from.top + y });
      item.setCoords();
      render();
    },
    drop: render,
    dragAll(frame) {
      const [x, y] = dragOffset(frame);
      group ??= new fabric.ActiveSelection(items, { canvas });
      origin ??= { left: group.left, top: group.top };
      canvas.setActiveObject(group);
      group.set({ left: origin.left + x, top: origin.top + y });
      group.setCoords();
      render();
    },
    dropAll() {
      group.set(origin);
      canvas.discardActiveObject();
      group = null;
      render();
    },
    select(frame) {
      const { x, y } = middle(objects[(frame * 37) % objects.length]);
      const hit = canvas.searchPossibleTargets(items, new fabric.Point(x, y)).target;
      canvas.discardActiveObject();
      if (hit) canvas.setActiveObject(hit);
      render();
    },
    marquee(frame) {
      const [width, height] = marqueeReach(frame);
      met = canvas.collectObjects({ left: 0, top: 0, width, height }, { includeIntersecting: true });
      const top = canvas.contextTop;
      canvas.clearContext(top);
      top.strokeRect(0, 0, width, height);
      flush(top.canvas);
    },
    release() {
      met = [];
      canvas.clearContext(canvas.contextTop);
      canvas.discardActiveObject();
      render();
    },
    pan(frame) {
      canvas.setViewportTransform([1, 0, 0, 1, ...panOffset(frame)]);
      render();
    },
    zoom(frame) {
      const scale = zoomScale(frame);
      canvas.setViewportTransform([scale, 0, 0, scale, 0, 0]);
      render();
    },
    dispose() {
      const { wrapperEl } = canvas;
      void canvas.dispose();
      wrapperEl?.remove();
    },
  };
}

function fabricItem(object, picture) {
  const { width, height, rotation, opacity, color, round, stroke, text, fontSize } = object;
  const { x, y } = middle(object);
  const common = {
    left: x,
    top: y,
    originX: 'center',
    originY: 'center',
    angle: rotation,
    opacity,
    objectCaching: false,
  };
  if (object.type === 'rect')
    return new fabric.Rect({
      ...common,
      width,
      height,
      rx: round,
      ry: round,
      fill: color,
      stroke: stroke ? '#222222' : null,
      strokeWidth: stroke,
    });
  if (object.type === 'image')
    return new fabric.FabricImage(picture, {
      ...common,
      scaleX: width / PICTURE.width,
      scaleY: height / PICTURE.height,
    });
  return new fabric.FabricText(text, { ...common, fontSize, fontFamily: FAMILY, fill: color });
}
