# Was am Pharotisch gesagt wird.
