import { SelectField } from '../../../../ui/fields/select-field.js';
import { chosenPages, type DownloadChoice, type DownloadDesign } from '../download-choice.js';
import {
  isLong,
  RATES,
  SHORTER,
  takesLong,
  videoEstimate,
  videoSeconds,
  videoSize,
  type VideoFormat,
  type VideoOptions,
} from './video-options.js';
import { download as strings } from '../../strings.js';

interface VideoFieldsProps {
  readonly format: VideoFormat;
  readonly design: DownloadDesign;
  readonly choice: DownloadChoice;
  readonly onChoose: (choice: DownloadChoice) => void;
}

const choices = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

/** What only a film knows: how large it is and how many frames it has; a long one says so before [D-033]. */
export function VideoFields({ format, design, choice, onChoose }: VideoFieldsProps) {
  const video = choice.video[format];
  const set = (change: Partial<VideoOptions>) =>
    onChoose({ ...choice, video: { ...choice.video, [format]: { ...video, ...change } } });
  const seconds = videoSeconds(design.seconds ?? [], chosenPages(choice, design) ?? []);
  const estimate = videoEstimate(format, videoSize(design.size, video), video.rate, seconds);
  return (
    <>
      <div className="download-pair">
        <SelectField
          label={strings.size}
          value={String(video.shorter)}
          choices={choices(SHORTER[format], strings.videoSide)}
          onChange={(shorter) => set({ shorter: Number(shorter) })}
        />
        <SelectField
          label={strings.frameRate}
          value={String(video.rate)}
          choices={choices(RATES[format], strings.framesASecond)}
          onChange={(rate) => set({ rate: Number(rate) })}
        />
      </div>
      {takesLong(estimate) && <p className="download-hint">{strings.videoEstimate(estimate)}</p>}
      {isLong(seconds, video) && <p className="download-hint">{strings.longVideo}</p>}
    </>
  );
}
