# Was am Schachtisch gesagt wird.
