/*
 * minih264 (github.com/lieff/minih264, public domain by CC0 1.0) as a WebAssembly module without imports: one encoder an
 * instance. `node scripts/generate/h264.mjs` compiles it to h264.wasm.
 */
#define NDEBUG
#define H264E_SVC_API 0
#define H264E_MAX_THREADS 0
#define H264E_ENABLE_DENOISE 0
#define MINIH264_IMPLEMENTATION
#include "minih264e.h"

#define EXPORT(name) __attribute__((export_name(name)))

/* Between the slowest with all tools (0) and the fastest without smooth edges of blocks (10). */
#define SPEED 5

static H264E_persist_t *encoder;
static H264E_scratch_t *scratch;
static H264E_io_yuv_t picture;
static unsigned char *coded;

extern unsigned char __heap_base;
static unsigned char *top = &__heap_base;

/* Nothing is given back: the memory goes with the instance. 0 when there is no more. */
static unsigned char *take(size_t bytes) {
  unsigned char *at = (unsigned char *)(((uintptr_t)top + 63) & ~(uintptr_t)63);
  size_t end = (size_t)at + bytes;
  size_t have = __builtin_wasm_memory_size(0) * 65536;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) / 65536) == (size_t)-1) return 0;
  top = at + bytes;
  return at;
}

/* Where each picture is to be put, as I420 planes one behind the other; 0 when there is no encoder for this size. */
EXPORT("start") unsigned char *start(int width, int height) {
  H264E_create_param_t param = {0};
  int persistent = 0, scratched = 0;
  unsigned char *planes = take((size_t)width * height * 3 / 2);
  param.width = width;
  param.height = height;
  param.const_input_flag = 1;
  if (!planes || H264E_sizeof(&param, &persistent, &scratched)) return 0;
  encoder = (H264E_persist_t *)take(persistent);
  scratch = (H264E_scratch_t *)take(scratched);
  if (!encoder || !scratch || H264E_init(encoder, &param)) return 0;
  picture.yuv[0] = planes;
  picture.yuv[1] = planes + width * height;
  picture.yuv[2] = picture.yuv[1] + width * height / 4;
  picture.stride[0] = width;
  picture.stride[1] = picture.stride[2] = width / 2;
  return planes;
}

/* Bytes of the coded picture, an access unit with start codes (Annex B); 0 or less when it failed. */
EXPORT("encode") int encode(int key, int quantizer) {
  H264E_run_param_t run = {0};
  int size = 0, failed;
  run.encode_speed = SPEED;
  run.frame_type = key ? H264E_FRAME_TYPE_KEY : H264E_FRAME_TYPE_P;
  run.qp_min = run.qp_max = quantizer;
  failed = H264E_encode(encoder, scratch, &run, &picture, &coded, &size);
  return failed ? -failed : size;
}

/* Where that lies, until the next one. */
EXPORT("coded") unsigned char *coded_at(void) { return coded; }
