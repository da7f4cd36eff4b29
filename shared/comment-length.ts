/** A file of its own, since the widget needs this one bound and not the whole schema. */
export const maxCommentLength = 500
