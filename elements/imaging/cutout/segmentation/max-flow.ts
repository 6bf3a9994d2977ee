/**
 * The cheapest cut between two terminals over a grid whose pixels know their eight neighbors (Boykov and Kolmogorov,
 * 2004): two search trees grow until they touch, the path between them is filled, what came loose looks for a new parent.
 * Capacities are whole numbers. The grid has a frame of one pixel without edges, so that no neighbor is outside.
 */

/** Directions come in pairs: 7 - d leads back. */
export const DIRECTIONS = 8;

const FREE = 0;
const SOURCE = 1;
const SINK = 2;
/** Beside directions 0 to 7, what a parent may be. */
const TERMINAL = 8;
const ORPHAN = 9;
const FAR = 0x7fffffff;

export class GridFlow {
  /** Pixels of a row, the frame included. */
  readonly stride: number;
  /** Index steps to the eight neighbors. */
  readonly steps: Int32Array;
  /** What can still flow from a pixel to each neighbor, at `8 * pixel + direction`. */
  readonly capacity: Int32Array;
  /** What can still flow from the source (above 0) or into the sink (below 0). */
  readonly terminal: Int32Array;
  readonly #tree: Uint8Array;
  readonly #parent: Uint8Array;
  readonly #time: Int32Array;
  readonly #distance: Int32Array;
  /** Pixels to grow from, first in first out; -1 ends it, 0 is not in it: the frame's corner never is. */
  readonly #next: Int32Array;
  #first = -1;
  #last = -1;
  #orphans: number[] = [];
  #now = 0;

  constructor(width: number, height: number) {
    this.stride = width + 2;
    const count = this.stride * (height + 2);
    const w = this.stride;
    this.steps = Int32Array.of(-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1);
    this.capacity = new Int32Array(count * DIRECTIONS);
    this.terminal = new Int32Array(count);
    this.#tree = new Uint8Array(count);
    this.#parent = new Uint8Array(count);
    this.#time = new Int32Array(count);
    this.#distance = new Int32Array(count);
    this.#next = new Int32Array(count);
  }

  /** The grid's index of a pixel. */
  at(x: number, y: number): number {
    return (y + 1) * this.stride + x + 1;
  }

  /** Whether the pixel is on the source's side; after `solve`. */
  inSource(pixel: number): boolean {
    return this.#tree[pixel] === SOURCE;
  }

  solve(): void {
    this.#plant();
    for (;;) {
      const meeting = this.#grow();
      if (meeting < 0) return;
      this.#augment(meeting >> 3, meeting & 7);
      this.#now++;
      for (let orphan = this.#orphans.pop(); orphan !== undefined; orphan = this.#orphans.pop())
        this.#adopt(orphan);
    }
  }

  #plant(): void {
    for (let pixel = 0; pixel < this.terminal.length; pixel++) {
      if (this.terminal[pixel] === 0) continue;
      this.#tree[pixel] = this.terminal[pixel]! > 0 ? SOURCE : SINK;
      this.#parent[pixel] = TERMINAL;
      this.#distance[pixel] = 1;
      this.#activate(pixel);
    }
  }

  #activate(pixel: number): void {
    if (this.#next[pixel] !== 0) return;
    this.#next[pixel] = -1;
    if (this.#last < 0) this.#first = pixel;
    else this.#next[this.#last] = pixel;
    this.#last = pixel;
  }

  #deactivateFirst(): void {
    const pixel = this.#first;
    this.#first = this.#next[pixel]!;
    this.#next[pixel] = 0;
    if (this.#first < 0) this.#last = -1;
  }

  /** The edge over which the trees meet, as `8 * pixel of the source + direction`; -1 when they cannot. */
  #grow(): number {
    const tree = this.#tree;
    while (this.#first >= 0) {
      const pixel = this.#first;
      if (tree[pixel] !== FREE) {
        const meeting = this.#growFrom(pixel, tree[pixel]!);
        if (meeting >= 0) return meeting;
      }
      this.#deactivateFirst();
    }
    return -1;
  }

  #growFrom(pixel: number, own: number): number {
    const { capacity, steps } = this;
    for (let d = 0; d < DIRECTIONS; d++) {
      const other = pixel + steps[d]!;
      const open = own === SOURCE ? capacity[8 * pixel + d]! : capacity[8 * other + 7 - d]!;
      if (open === 0) continue;
      const tree = this.#tree[other]!;
      if (tree === FREE) {
        this.#tree[other] = own;
        this.#hang(other, 7 - d, pixel);
        this.#activate(other);
      } else if (tree !== own) {
        return own === SOURCE ? 8 * pixel + d : 8 * other + 7 - d;
      } else if (
        this.#distance[other]! > this.#distance[pixel]! + 1 &&
        this.#time[other]! <= this.#time[pixel]!
      ) {
        this.#hang(other, 7 - d, pixel);
      }
    }
    return -1;
  }

  #hang(pixel: number, direction: number, parent: number): void {
    this.#parent[pixel] = direction;
    this.#time[pixel] = this.#time[parent]!;
    this.#distance[pixel] = this.#distance[parent]! + 1;
  }

  /** Fills the path from source to sink over this edge. */
  #augment(from: number, direction: number): void {
    const { capacity, steps, terminal } = this;
    const to = from + steps[direction]!;
    const edge = 8 * from + direction;
    const flow = Math.min(capacity[edge]!, this.#openAbove(from, SOURCE), this.#openAbove(to, SINK));
    capacity[edge]! -= flow;
    capacity[8 * to + 7 - direction]! += flow;
    for (const start of [from, to]) {
      const sign = start === from ? 1 : -1;
      let pixel = start;
      for (let d = this.#parent[pixel]!; d !== TERMINAL; d = this.#parent[pixel]!) {
        const parent = pixel + steps[d]!;
        const [down, up] = [8 * parent + 7 - d, 8 * pixel + d];
        capacity[down]! -= sign * flow;
        capacity[up]! += sign * flow;
        if (capacity[sign > 0 ? down : up] === 0) this.#orphan(pixel);
        pixel = parent;
      }
      terminal[pixel]! -= sign * flow;
      if (terminal[pixel] === 0) this.#orphan(pixel);
    }
  }

  /** The least that can flow between a pixel and its tree's terminal. */
  #openAbove(start: number, tree: number): number {
    const { capacity, steps } = this;
    let open = FAR;
    let pixel = start;
    for (let d = this.#parent[pixel]!; d !== TERMINAL; d = this.#parent[pixel]!) {
      const parent = pixel + steps[d]!;
      open = Math.min(open, tree === SOURCE ? capacity[8 * parent + 7 - d]! : capacity[8 * pixel + d]!);
      pixel = parent;
    }
    return Math.min(open, Math.abs(this.terminal[pixel]!));
  }

  #orphan(pixel: number): void {
    this.#parent[pixel] = ORPHAN;
    this.#orphans.push(pixel);
  }

  /** Finds the loose pixel the parent nearest to the terminal, or sets it free with its children loose. */
  #adopt(pixel: number): void {
    const tree = this.#tree[pixel]!;
    let nearest = FAR;
    let best = -1;
    for (let d = 0; d < DIRECTIONS; d++) {
      const other = pixel + this.steps[d]!;
      if (this.#tree[other] !== tree || this.#openFrom(other, pixel, d, tree) === 0) continue;
      const distance = this.#distanceOf(other);
      if (distance >= nearest) continue;
      nearest = distance;
      best = d;
    }
    if (best < 0) return this.#setFree(pixel, tree);
    this.#parent[pixel] = best;
    this.#time[pixel] = this.#now;
    this.#distance[pixel] = nearest + 1;
  }

  /** What can flow between a pixel and its neighbor in direction `d`, as their tree flows. */
  #openFrom(other: number, pixel: number, d: number, tree: number): number {
    return tree === SOURCE ? this.capacity[8 * other + 7 - d]! : this.capacity[8 * pixel + d]!;
  }

  /** Steps to the terminal, noted along the way; FAR when the pixel hangs on an orphan. */
  #distanceOf(start: number): number {
    const { steps } = this;
    let distance = 0;
    for (let pixel = start; ;) {
      if (this.#time[pixel] === this.#now) {
        distance += this.#distance[pixel]!;
        break;
      }
      distance++;
      const d = this.#parent[pixel]!;
      if (d === ORPHAN) return FAR;
      if (d === TERMINAL) {
        this.#time[pixel] = this.#now;
        this.#distance[pixel] = 1;
        break;
      }
      pixel += steps[d]!;
    }
    let left = distance;
    for (let pixel = start; this.#time[pixel] !== this.#now; pixel += steps[this.#parent[pixel]!]!) {
      this.#time[pixel] = this.#now;
      this.#distance[pixel] = left--;
    }
    return distance;
  }

  #setFree(pixel: number, tree: number): void {
    for (let d = 0; d < DIRECTIONS; d++) {
      const other = pixel + this.steps[d]!;
      if (this.#tree[other] !== tree) continue;
      if (this.#openFrom(other, pixel, d, tree) > 0) this.#activate(other);
      if (this.#parent[other] === 7 - d) this.#orphan(other);
    }
    this.#tree[pixel] = FREE;
    this.#time[pixel] = 0;
  }
}
