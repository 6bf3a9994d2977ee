import { effect } from '@preact/signals-core';
import type { Editor } from '../../editor/editor.js';
import { croppingOf } from '../../editor/cropping/session.js';
import {
  brushWidthOf,
  currentMarkOf,
  activeMarkToolOf,
  pendingMarksOn,
} from '../../editor/background-removal/mark-tools.js';
import { findingOf } from '../../editor/finding/finding.js';
import { pictureDragOf } from '../../editor/pictures/picture-drag.js';
import { selectedBoxOf } from '../../editor/pictures/selected-box.js';
import { textEditingOf } from '../../editor/text-editing/session.js';
import { editedGradientOf, gradientPartOf } from '../../editor/view-state/edited-gradient.js';
import type { ToolView } from '../../editor/tools/tool-view.js';
import type { Size } from '../../math/geometry.js';
import { chromeStyle } from './chrome-style.js';
import { drawCropping } from './crop-chrome.js';
import { drawBrushMarks } from './brush-chrome.js';
import { ChromePen } from './chrome-pen.js';
import { drawGradient } from './gradient-chrome.js';
import { drawFound } from './find-chrome.js';
import { drawFailedImages } from './failed-images.js';
import { drawGesture, drawHover, drawSelection, type ChromeFrame } from './selection-chrome.js';
import { drawPictureDrag, drawSelectedBox } from './slot-chrome.js';
import { drawTrim } from './trim-chrome.js';
import { drawTextEditing } from './text-chrome.js';

/** Half a blink of the caret, milliseconds. */
const BLINK = 530;

/** What is drawn over the page: always in screen pixels, on a canvas of its own, anew whenever a signal it shows changes. */
export class Chrome {
  readonly #editor: Editor;
  readonly #tool: ToolView;
  readonly #pen: ChromePen;
  readonly #requestFrame: () => void;
  readonly #stop: (() => void)[] = [];
  #ratio = 1;
  #stale = true;
  #caretShown = true;
  #blinking: ReturnType<typeof setInterval> | undefined;
  #focused = false;

  constructor(editor: Editor, tool: ToolView, canvas: HTMLCanvasElement, requestFrame: () => void) {
    this.#editor = editor;
    this.#tool = tool;
    this.#requestFrame = requestFrame;
    this.#pen = new ChromePen(canvas.getContext('2d')!, chromeStyle(canvas));
    this.#stop.push(
      effect(() => this.#watch()),
      effect(() => this.#watchCaret()),
      // what is said of lost pictures goes with them
      editor.store.listen(() => editor.resources.anyFailed && this.#invalidate()),
    );
  }

  /** Whether the words being edited have the keyboard: without it no caret blinks. */
  set focused(value: boolean) {
    this.#focused = value;
    this.#invalidate();
  }

  resize({ width, height }: Size, ratio: number): void {
    this.#ratio = ratio;
    Object.assign(this.#pen.context.canvas, {
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
    });
    this.#invalidate();
  }

  /** What was drawn is gone. */
  redraw(): void {
    this.#invalidate();
  }

  /** Draws anew if anything shown changed. Call once a frame. */
  paint(): void {
    if (!this.#stale) return;
    this.#stale = false;
    const { context } = this.#pen;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    this.#pen.wipe();
    const frame = this.#frame();
    drawTrim(this.#pen, frame);
    drawFailedImages(this.#pen, frame);
    drawHover(this.#pen, frame);
    const editing = textEditingOf(this.#editor).peek();
    if (editing) drawTextEditing(this.#pen, frame, editing, this.#caretShown && this.#focused);
    const cropping = croppingOf(this.#editor).peek();
    const markTool = activeMarkToolOf(this.#editor).peek();
    if (cropping) drawCropping(this.#pen, frame, cropping);
    else if (markTool) drawBrushMarks(this.#pen, frame, markTool);
    else {
      drawSelectedBox(this.#pen, frame);
      drawSelection(this.#pen, frame);
      drawGradient(this.#pen, frame);
    }
    drawFound(this.#pen, frame);
    drawPictureDrag(this.#pen, frame);
    drawGesture(this.#pen, frame);
  }

  dispose(): void {
    clearInterval(this.#blinking);
    for (const stop of this.#stop) stop();
  }

  #frame(): ChromeFrame {
    const { viewport } = this.#editor;
    return {
      editor: this.#editor,
      tool: this.#tool,
      view: viewport.matrix.value,
      size: viewport.size.value,
    };
  }

  /** Reads every signal that is shown. */
  #watch(): void {
    const { selection, viewport, editingText, resources, page } = this.#editor;
    const { hover, marquee, readout, guides, distances, transforming } = this.#tool;
    const { effectArrival, version } = resources;
    const shown = [selection.objects, viewport.matrix, editingText, version, effectArrival, page];
    for (const signal of [...shown, hover, marquee, readout, guides, distances, transforming])
      void signal.value;
    const { target, picture } = pictureDragOf(this.#editor);
    const inside = [croppingOf(this.#editor), selectedBoxOf(this.#editor), target, picture];
    const gradient = [editedGradientOf(this.#editor), gradientPartOf(this.#editor)];
    const { matches, position } = findingOf(this.#editor);
    for (const signal of [...inside, ...gradient, matches, position]) void signal.value;
    this.#watchMarkTool();
    this.#invalidate();
  }

  /** The brush is drawn where the pointer is; while there is none the pointer moves nothing here. */
  #watchMarkTool(): void {
    const markTool = activeMarkToolOf(this.#editor).value;
    if (!markTool) return;
    void pendingMarksOn(this.#editor, markTool.at);
    for (const signal of [currentMarkOf(this.#editor), brushWidthOf(this.#editor), this.#tool.pointer])
      void signal.value;
  }

  /** The caret stands still while it moves and blinks when it rests. */
  #watchCaret(): void {
    const editing = textEditingOf(this.#editor).value;
    clearInterval(this.#blinking);
    this.#caretShown = true;
    if (editing) {
      void editing.selection.value;
      void editing.composing.value;
      void editing.style.value;
      this.#blinking = setInterval(() => {
        this.#caretShown = !this.#caretShown;
        this.#invalidate();
      }, BLINK);
    }
    this.#invalidate();
  }

  #invalidate(): void {
    this.#stale = true;
    this.#requestFrame();
  }
}
