import { itemList as itemListCall } from '@peerbourse/contract/core/content/desk/item-list';
import { openItem as openItemCall } from '@peerbourse/contract/core/content/desk/open-item';
import { previewText as previewTextCall } from '@peerbourse/contract/core/content/desk/preview-text';
import { publishVersion as publishVersionCall } from '@peerbourse/contract/core/content/desk/publish-version';
import { uploadPicture as uploadPictureCall } from '@peerbourse/contract/core/content/desk/upload-picture';
import { withdrawItem as withdrawItemCall } from '@peerbourse/contract/core/content/desk/withdraw-item';
import { writeVersion as writeVersionCall } from '@peerbourse/contract/core/content/desk/write-version';
import { route } from '#platform/http/serve.ts';
import { itemList } from './desk/item-list.ts';
import { openItem } from './desk/open-item.ts';
import { previewText } from './desk/preview-text.ts';
import { publishVersion } from './desk/publish-version.ts';
import { cleanUpload, uploadPicture } from './desk/upload-picture.ts';
import { withdrawItem } from './desk/withdraw-item.ts';
import { writeVersion } from './desk/write-version.ts';

export const routes = [
  route(itemListCall, itemList),
  route(openItemCall, openItem),
  route(writeVersionCall, writeVersion),
  route(publishVersionCall, publishVersion),
  route(withdrawItemCall, withdrawItem),
  route(previewTextCall, previewText),
  route(uploadPictureCall, uploadPicture, cleanUpload),
];
