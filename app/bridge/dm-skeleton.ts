import { createComponent } from '@lit/react';
import * as React from 'react';
import { DmSkeleton as DmSkeletonElement } from '../../elements/controls/lists/dm-skeleton.js';

/** `<dm-skeleton>` for React. */
export const DmSkeleton = createComponent({
  tagName: 'dm-skeleton',
  elementClass: DmSkeletonElement,
  react: React,
});
