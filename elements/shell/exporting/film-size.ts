export { bitrateOf, filmSize, type VideoFormat } from '../../export/video/video-job.js';
